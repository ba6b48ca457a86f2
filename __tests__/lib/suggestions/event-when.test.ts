import { eventWhen } from "@/lib/suggestions/recommendations/rules";

test.each([
  ["2026-06-12T17:00:00-05:00", "2026-06-12T09:00:00-05:00", "Tonight 5:00 PM"],
  ["2026-06-12T14:00:00-05:00", "2026-06-12T09:00:00-05:00", "Today 2:00 PM"],
  ["2026-06-13T14:00:00-05:00", "2026-06-12T23:59:00-05:00", "Tomorrow 2:00 PM"],
  ["2026-12-05T10:00:00-06:00", "2026-12-02T09:00:00-06:00", "Sat, Dec 5, 10:00 AM"],
  // The day clocks spring forward has 23 hours, and the day they fall back has 25.
  ["2026-03-08T10:00:00-05:00", "2026-03-07T23:30:00-06:00", "Tomorrow 10:00 AM"],
  ["2026-03-09T10:00:00-05:00", "2026-03-07T23:30:00-06:00", "Mon, Mar 9, 10:00 AM"],
  ["2026-03-09T10:00:00-05:00", "2026-03-08T00:30:00-06:00", "Tomorrow 10:00 AM"],
  ["2026-11-02T10:00:00-06:00", "2026-11-01T00:30:00-05:00", "Tomorrow 10:00 AM"],
  ["2026-11-01T23:30:00-06:00", "2026-11-01T00:30:00-05:00", "Tonight 11:30 PM"],
])("an event at %s is shown at %s as: %s", (startsAt, now, text) => {
  expect(eventWhen(new Date(startsAt), true, new Date(now))).toBe(text);
});

test("only the day is shown if the time is to be announced", () => {
  const at = (startsAt: string) => eventWhen(new Date(startsAt), false, new Date("2026-12-02T09:00:00-06:00"));
  expect(at("2026-12-05T18:00:00-06:00")).toBe("Sat, Dec 5");
  expect(at("2026-12-02T18:00:00-06:00")).toBe("Today");
});
