import { challengeSpan, endsIn, shareOf } from "@/lib/activity/challenges/rules";

test.each([
  ["weekly", "2026-11-20T12:00:00Z", "2026-11-16T06:00:00.000Z", "2026-11-23T06:00:00.000Z", "2026-11-16"],
  ["weekly", "2026-11-16T05:59:59Z", "2026-11-09T06:00:00.000Z", "2026-11-16T06:00:00.000Z", "2026-11-09"],
  ["weekly", "2026-03-10T12:00:00Z", "2026-03-09T05:00:00.000Z", "2026-03-16T05:00:00.000Z", "2026-03-09"],
  ["weekly", "2026-11-01T12:00:00Z", "2026-10-26T05:00:00.000Z", "2026-11-02T06:00:00.000Z", "2026-10-26"],
  ["monthly", "2026-11-01T04:30:00Z", "2026-10-01T05:00:00.000Z", "2026-11-01T05:00:00.000Z", "2026-10-01"],
  ["monthly", "2026-12-31T12:00:00Z", "2026-12-01T06:00:00.000Z", "2027-01-01T06:00:00.000Z", "2026-12-01"],
] as const)("%s at %s runs in Chicago from %s to %s", (period, now, from, to, name) => {
  const { startsAt, endsAt, name: called } = challengeSpan(period, new Date(now));
  expect([startsAt.toISOString(), endsAt.toISOString(), called]).toEqual([from, to, name]);
});

test.each([
  [-1, "Ended"],
  [0, "Ended"],
  [30, "Ends in 1 minute"],
  [119, "Ends in 1 minute"],
  [120, "Ends in 2 minutes"],
  [3600, "Ends in 1 hour"],
  [86_399, "Ends in 23 hours"],
  [86_400, "Ends in 1 day"],
  [10 * 86_400, "Ends in 10 days"],
])("%d seconds before its end: %s", (seconds, text) => {
  const now = new Date("2026-11-20T12:00:00Z");
  expect(endsIn(new Date(now.getTime() + seconds * 1000), now)).toBe(text);
});

test.each([
  [0, 100, 0],
  [25, 100, 0.25],
  [100, 100, 1],
  [250, 100, 1],
  [-5, 100, 0],
])("%d of %d fills %d of the bar", (progress, target, share) => expect(shareOf({ progress, target })).toBe(share));
