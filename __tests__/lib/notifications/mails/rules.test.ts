/** @jest-environment node */
import { timeIn } from "@/lib/core/shared/clock";
import { digest } from "@/lib/notifications/mails/formats";

test.each([
  ["before the clocks go forward", "2026-03-08T07:30:00Z", "01:30"],
  ["after they went forward", "2026-03-08T08:30:00Z", "03:30"],
  ["the hour that comes twice, first", "2026-11-01T06:30:00Z", "01:30"],
  ["the hour that comes twice, again", "2026-11-01T07:30:00Z", "01:30"],
])("quiet hours go by the wall clock: %s", (_, at, time) => {
  expect(timeIn("America/Chicago", new Date(at))).toBe(time);
});

const STOP = "https://windmile.app/unsubscribe/ada";

test("one thing is its own subject; many are counted, and the mail says where to switch them off", () => {
  expect(digest("Ada", ["Bob liked your photo"], "https://windmile.app", STOP).subject).toBe("Bob liked your photo");
  const many = digest(
    "Ada",
    Array.from({ length: 23 }, (_, index) => `Thing ${index}`),
    "https://windmile.app",
    STOP,
  );
  expect(many.subject).toBe("23 things happened on Windmile");
  expect(many.text).toContain("• Thing 19\n• and 3 more");
  expect(many.text).toContain("https://windmile.app/settings/notifications");
  expect(many.text).toContain(STOP);
});
