import { formatEventMoment } from "@/lib/suggestions/recommendations/event-time-text";

const at = (startsAt: string, now: string, timeKnown = true) =>
  formatEventMoment({ startsAt: new Date(startsAt).getTime(), timeKnown }, new Date(now));

test.each([
  ["2026-06-12T17:00:00-05:00", "2026-06-12T09:00:00-05:00", "it's tonight at 5:00 PM"],
  ["2026-06-12T14:00:00-05:00", "2026-06-12T09:00:00-05:00", "it's today at 2:00 PM"],
  ["2026-06-13T14:00:00-05:00", "2026-06-12T23:59:00-05:00", "it's tomorrow at 2:00 PM"],
  ["2026-06-16T14:00:00-05:00", "2026-06-12T09:00:00-05:00", "it's on Tuesday at 2:00 PM"],
  ["2026-07-16T14:00:00-05:00", "2026-06-12T09:00:00-05:00", "it's on Jul 16 at 2:00 PM"],
  // The night the clocks go forward has 23 hours, and the day they go back 25.
  ["2026-03-08T10:00:00-05:00", "2026-03-07T23:30:00-06:00", "it's tomorrow at 10:00 AM"],
  ["2026-03-09T10:00:00-05:00", "2026-03-07T23:30:00-06:00", "it's on Monday at 10:00 AM"],
  ["2026-03-09T10:00:00-05:00", "2026-03-08T00:30:00-06:00", "it's tomorrow at 10:00 AM"],
  ["2026-11-02T10:00:00-06:00", "2026-11-01T00:30:00-05:00", "it's tomorrow at 10:00 AM"],
  ["2026-11-01T23:30:00-06:00", "2026-11-01T00:30:00-05:00", "it's tonight at 11:30 PM"],
])("what begins at %s is said at %s as: %s", (startsAt, now, text) => {
  expect(at(startsAt, now)).toBe(text);
});
