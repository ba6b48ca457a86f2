/** @jest-environment node */
import { timeIn } from "@/lib/core/shared/clock";
import { digest } from "@/lib/notifications/mails/formats";
import { outsideText, plainName } from "@/lib/notifications/mails/rules";

test.each([
  ["before the clocks go forward", "2026-03-08T07:30:00Z", "01:30"],
  ["after they went forward", "2026-03-08T08:30:00Z", "03:30"],
  ["the repeated hour, first time", "2026-11-01T06:30:00Z", "01:30"],
  ["the repeated hour, second time", "2026-11-01T07:30:00Z", "01:30"],
])("quiet hours follow the wall clock: %s", (_, at, time) => {
  expect(timeIn("America/Chicago", new Date(at))).toBe(time);
});

const STOP = "https://windmile.app/unsubscribe/ada";

test("a single event is the subject; several are counted, and the email says where to unsubscribe", () => {
  expect(digest("Ada", ["Bob liked your photo"], "https://windmile.app", STOP).subject).toBe("Bob liked your photo");
  const many = digest(
    "Ada",
    Array.from({ length: 23 }, (_, index) => `Thing ${index}`),
    "https://windmile.app",
    STOP,
  );
  expect(many.subject).toBe("You have 23 new notifications");
  expect(many.text).toContain("• Thing 19\n• and 3 more");
  expect(many.text).toContain("https://windmile.app/settings/notifications");
  expect(many.text).toContain(STOP);
});

test.each([
  "evil.com Click",
  "evil。com",
  "ｅｖｉｌ．ｃｏｍ",
  "evil\u200b.\u2060com",
  "https://evil",
  "me@evil",
  "Call (312) 555-0199",
  "Call ３１２５５５０１９９",
  "www.a.io",
  "evil․com",
])("a name that could become a link or a call becomes Someone: %s", (name) => expect(plainName(name)).toBe("Someone"));

test.each(["Ada", "J.R.", "Dr. Who", "St. John", "Anne-Marie", "O'Hara", "山田", "José 2", "محمد", "Mary.."])(
  "a name is unchanged: %s",
  (name) => expect(plainName(name)).toBe(name),
);

test("an old name with line breaks becomes one line", () => expect(plainName("Ada\nPay me")).toBe("Ada Pay me"));

const written = { names: ["Ada"], count: 1, targetType: "event" as const, title: "Run", text: "Bring water" };
test.each([
  ["event-thanks", true, true, "Ada thanked you for coming to “Run”: Bring water"],
  ["event-thanks", true, false, "Ada thanked you for coming to “Run”"],
  ["event-thanks", false, false, "Ada thanked you for coming to an event"],
  ["event-changed", false, false, "An event was updated"],
  ["event-today", false, true, "An event is today"],
  ["event-joined", false, true, "Ada joined your event"],
  ["group-event", false, false, "You left a group, so you lost your spot or host role at its events"],
  ["moderation", false, false, "Bring water"], // Windmile's own words
] as const)("%s with trusted title %s and text %s: %s", (kind, isTitleTrusted, isTextTrusted, expected) => {
  expect(outsideText({ ...written, kind, isTitleTrusted, isTextTrusted })).toBe(expected);
});
