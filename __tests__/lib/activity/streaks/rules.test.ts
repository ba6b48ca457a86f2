import { consistencyOf, dayNumber, dayStates, streakOf } from "@/lib/activity/streaks/rules";
import { CHICAGO, dayIn } from "@/lib/core/shared/clock";

/** "10-13 15" means days 10, 11, 12, 13, and 15 of a month. */
function days(month: string, list: string): number[] {
  return list
    .split(" ")
    .filter(Boolean)
    .flatMap((part) => {
      const [from = 0, to = from] = part.split("-").map(Number);
      return Array.from({ length: to - from + 1 }, (_, index) =>
        dayNumber(`${month}-${String(from + index).padStart(2, "0")}`),
      );
    });
}

// November 2026: the 1st is a Sunday, the 2nd a Monday. Two missed days a month are forgiven.
test.each([
  ["nothing done", "", 20, { current: 0, longest: 0, freezesLeft: 2 }],
  ["only today", "20", 20, { current: 1, longest: 1, freezesLeft: 2 }],
  ["only yesterday: today is not over", "19", 20, { current: 1, longest: 1, freezesLeft: 2 }],
  ["three days with today", "18-20", 20, { current: 3, longest: 3, freezesLeft: 2 }],
  ["three days, today still to come", "17-19", 20, { current: 3, longest: 3, freezesLeft: 2 }],
  ["one missed day uses a freeze and isn't counted", "17 18 20", 20, { current: 3, longest: 3, freezesLeft: 1 }],
  ["two missed days in a row", "16 17 20", 20, { current: 3, longest: 3, freezesLeft: 0 }],
  ["two missed days apart", "15 17 19 20", 20, { current: 4, longest: 4, freezesLeft: 0 }],
  ["three missed days end it", "15 16 20", 20, { current: 1, longest: 2, freezesLeft: 0 }],
  ["the third missed day of the month ends it", "10 12 14 16 17", 17, { current: 2, longest: 3, freezesLeft: 0 }],
  ["missed yesterday", "17 18", 20, { current: 2, longest: 2, freezesLeft: 1 }],
  ["missed two days up to yesterday", "17", 20, { current: 1, longest: 1, freezesLeft: 0 }],
  ["missed three days up to yesterday", "16", 20, { current: 0, longest: 1, freezesLeft: 0 }],
  ["freezes are used in order, even if there aren't enough", "20", 25, { current: 0, longest: 1, freezesLeft: 0 }],
  ["an old streak is the longest", "2-8 19 20", 20, { current: 2, longest: 7, freezesLeft: 0 }],
  ["the current streak is the longest", "2 3 10-20", 20, { current: 11, longest: 11, freezesLeft: 0 }],
  ["days in the future don't count", "19 20 21 25", 20, { current: 2, longest: 2, freezesLeft: 2 }],
  ["a whole month", "1-30", 30, { current: 30, longest: 30, freezesLeft: 2 }],
])("%s", (_name, active, today, expected) => {
  expect(streakOf(days("2026-11", active), `2026-11-${today}`)).toEqual(expected);
});

test("days are compared as numbers, without creating a date for each", () => {
  const format = jest.spyOn(Date.prototype, "toISOString");
  expect(streakOf(days("2026-11", "1-30"), "2026-11-30").current).toBe(30);
  expect(streakOf([dayNumber("2020-01-01")], "2026-11-30").current).toBe(0);
  expect(format.mock.calls.length).toBeLessThanOrEqual(3); // the days that a freeze covers, and the one that ends it
  format.mockRestore();
});

test.each([
  ["Sundays off", [7], "2-7 9-14", 15, { current: 12, longest: 12, freezesLeft: 2 }],
  ["activity on a rest day counts", [7], "7 8 9", 9, { current: 3, longest: 3, freezesLeft: 2 }],
  ["weekends off", [6, 7], "2-6 9-13 16", 16, { current: 11, longest: 11, freezesLeft: 2 }],
  ["a rest day and a missed day", [7], "6 9", 9, { current: 2, longest: 2, freezesLeft: 1 }],
  [
    "every day off: nothing ever breaks it",
    [1, 2, 3, 4, 5, 6, 7],
    "2 20",
    30,
    { current: 2, longest: 2, freezesLeft: 2 },
  ],
  ["Mondays are 1", [1], "1 3", 3, { current: 2, longest: 2, freezesLeft: 2 }],
])("rest days: %s", (_name, restDays, active, today, expected) => {
  const day = `2026-11-${String(today).padStart(2, "0")}`;
  expect(streakOf(days("2026-11", active), day, restDays)).toEqual(expected);
});

test.each([
  ["each month has its own two", [...days("2026-10", "27 30 31"), ...days("2026-11", "1 4")], "2026-11-04", 5, 0],
  ["four missed days across two months", [...days("2026-10", "29"), ...days("2026-11", "3")], "2026-11-03", 2, 0],
  ["three in one of them", [...days("2026-10", "28"), ...days("2026-11", "3")], "2026-11-03", 1, 2],
  ["across the year", [...days("2026-12", "30 31"), ...days("2027-01", "1 2")], "2027-01-02", 4, 2],
  ["across a leap day", [...days("2028-02", "27-29"), ...days("2028-03", "1")], "2028-03-01", 4, 2],
  ["February 28 in a common year", [...days("2027-02", "27 28"), ...days("2027-03", "1")], "2027-03-01", 3, 2],
])("months: %s", (_name, active, today, current, freezesLeft) => {
  expect(streakOf(active, today)).toMatchObject({ current, freezesLeft });
});

test("a day that occurs more than once counts once", () => {
  expect(streakOf(days("2026-11", "3 4 3 3 4"), "2026-11-04")).toEqual({ current: 2, longest: 2, freezesLeft: 2 });
});

test("counting a streak writes no dates, because a list counts years of days for each person", () => {
  const write = jest.spyOn(Date.prototype, "toISOString");
  streakOf([...days("2026-09", "1 4 9"), ...days("2026-10", "2 5")], "2026-10-09");
  const { length } = write.mock.calls;
  write.mockRestore();
  expect(length).toBe(0);
});

/** The streak of instants, converted to days as the queries do. */
const streakAt = (zone: string, instants: string[], now: string) =>
  streakOf(
    instants.map((instant) => dayNumber(dayIn(zone, new Date(instant)))),
    dayIn(zone, new Date(now)),
  ).current;

test.each([
  [
    "spring forward: 23 hours",
    CHICAGO,
    ["2026-03-07T23:30:00-06:00", "2026-03-08T23:30:00-05:00", "2026-03-09T00:10:00-05:00"],
    "2026-03-09T12:00:00-05:00",
    3,
  ],
  [
    "times around the skipped hour are one day",
    CHICAGO,
    ["2026-03-08T01:59:00-06:00", "2026-03-08T03:01:00-05:00"],
    "2026-03-08T12:00:00-05:00",
    1,
  ],
  [
    "fall back: 25 hours",
    CHICAGO,
    ["2026-10-31T23:59:00-05:00", "2026-11-01T23:59:00-06:00", "2026-11-02T00:01:00-06:00"],
    "2026-11-02T12:00:00-06:00",
    3,
  ],
  [
    "both 1:30s of that night are one day",
    CHICAGO,
    ["2026-11-01T01:30:00-05:00", "2026-11-01T01:30:00-06:00"],
    "2026-11-01T12:00:00-06:00",
    1,
  ],
  [
    "a minute each side of midnight",
    CHICAGO,
    ["2026-11-19T23:59:00-06:00", "2026-11-20T00:01:00-06:00"],
    "2026-11-20T12:00:00-06:00",
    2,
  ],
  [
    "late evening in Chicago is tomorrow in UTC",
    CHICAGO,
    ["2026-11-19T18:30:00-06:00", "2026-11-20T18:30:00-06:00"],
    "2026-11-21T03:00:00Z",
    2,
  ],
  [
    "the same instants in UTC",
    "UTC",
    ["2026-11-19T18:30:00-06:00", "2026-11-20T18:30:00-06:00"],
    "2026-11-21T03:00:00Z",
    2,
  ],
  [
    "in Tokyo they are a day later",
    "Asia/Tokyo",
    ["2026-11-19T18:30:00-06:00", "2026-11-20T18:30:00-06:00"],
    "2026-11-21T12:00:00+09:00",
    2,
  ],
  [
    "a half-hour zone",
    "Asia/Kolkata",
    ["2026-11-18T18:29:00Z", "2026-11-18T18:31:00Z"],
    "2026-11-19T12:00:00+05:30",
    2,
  ],
  [
    "Tokyo to Chicago: the day lived twice",
    CHICAGO,
    ["2026-11-20T09:00:00+09:00", "2026-11-20T09:00:00-06:00"],
    "2026-11-20T20:00:00-06:00",
    2,
  ],
  [
    "a zone that changes at midnight",
    "America/Havana",
    ["2026-03-07T23:59:00-05:00", "2026-03-08T01:01:00-04:00"],
    "2026-03-08T12:00:00-04:00",
    2,
  ],
])("zones: %s", (_name, zone, instants, now, expected) => expect(streakAt(zone, instants, now)).toBe(expected));

test("each day has its state: active, rest, frozen, missed, or today and open", () => {
  const states = dayStates(days("2026-11", "9 11 17"), "2026-11-20", [7]);
  const shown = Array.from({ length: 12 }, (_, index) => `2026-11-${String(9 + index).padStart(2, "0")}`);
  expect(shown.map((day) => states.get(day))).toEqual([
    ...["active", "frozen", "active", "frozen", "missed", "missed", "rest", "missed"],
    ...["active", "missed", "missed", "open"],
  ]);
  expect(states.has("2026-11-08")).toBe(false);
});

test.each([
  ["nothing", "", 20, [], 0],
  ["every day", "14-20", 20, [], 100],
  ["four of five planned days: 80, not 0", "16 17 18 20", 20, [6, 7], 80],
  ["today is not missed before it is over", "13-19", 20, [], 100],
  ["one rest day makes up for another", "14 16 17 18 20", 20, [6, 7], 100],
  ["one day", "20", 20, [], 14],
  ["older days", "1-12", 20, [], 0],
  ["every day off", "", 20, [1, 2, 3, 4, 5, 6, 7], 100],
])("consistency: %s", (_name, active, today, restDays, percent) => {
  const done = active === "" ? [] : days("2026-11", active);
  expect(consistencyOf(done, `2026-11-${today}`, restDays)).toBe(percent);
});
