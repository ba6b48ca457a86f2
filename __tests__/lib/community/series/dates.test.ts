/** @jest-environment node */
import { datesOf, ruleText } from "@/lib/community/series/dates";
import { type Repeats, repeatText } from "@/lib/community/series/rules";

const days = (repeats: Repeats, startsOn: string, to: string, until: string | null = null, from = startsOn) =>
  datesOf({ repeats, startsOn, until, isLast: false }, from, to);

test("weekly and biweekly, across the ends of months and years", () => {
  expect(days("weekly", "2026-12-22", "2027-01-10")).toEqual(["2026-12-22", "2026-12-29", "2027-01-05"]);
  expect(days("biweekly", "2026-12-22", "2027-01-31")).toEqual(["2026-12-22", "2027-01-05", "2027-01-19"]);
});

test.each([
  ["2026-11-02", ["2026-11-02", "2026-12-07", "2027-01-04"]], // the first Monday
  ["2026-11-24", ["2026-11-24", "2026-12-22", "2027-01-26"]], // the fourth Tuesday
  ["2026-11-30", ["2026-11-30", "2026-12-28", "2027-01-25"]], // the last Monday: not every month has a fifth
])("every month on the weekday of %s", (startsOn, expected) => {
  expect(days("monthly", startsOn, "2027-01-31")).toEqual(expected);
});

test("up to and including the last day, and from any day on with the same recurrence", () => {
  expect(days("weekly", "2026-11-24", "2027-12-31", "2026-12-08")).toEqual(["2026-11-24", "2026-12-01", "2026-12-08"]);
  expect(days("biweekly", "2026-11-24", "2027-01-31", null, "2026-12-25")).toEqual(["2027-01-05", "2027-01-19"]);
  expect(days("weekly", "2026-11-24", "2026-11-23")).toEqual([]);
});

test("in RFC 5545 form: the end is an instant, late on the last day in Chicago, in winter and in summer", () => {
  expect(ruleText({ repeats: "biweekly", startsOn: "2026-11-24", until: null, isLast: false })).toBe(
    "FREQ=WEEKLY;INTERVAL=2",
  );
  expect(ruleText({ repeats: "weekly", startsOn: "2026-11-24", until: "2026-12-08", isLast: false })).toBe(
    "FREQ=WEEKLY;UNTIL=20261209T055900Z",
  );
  expect(ruleText({ repeats: "monthly", startsOn: "2026-06-30", until: "2026-08-31", isLast: false })).toBe(
    "FREQ=MONTHLY;BYDAY=-1TU;UNTIL=20260901T045900Z",
  );
});

test.each([
  ["weekly", "2026-11-24", "Every Tuesday"],
  ["biweekly", "2026-11-29", "Every other Sunday"],
  ["monthly", "2026-11-10", "Monthly on the second Tuesday"],
  ["monthly", "2026-11-29", "Monthly on the last Sunday"],
] as const)("%s from %s: %s", (repeats, startsOn, words) => {
  expect(repeatText({ repeats, startsOn })).toBe(words);
});

test("the last Monday stays the last when the rule continues from a fourth one", () => {
  const rule = { repeats: "monthly", startsOn: "2026-12-28", until: null, isLast: true } as const;
  expect(datesOf(rule, "2026-12-28", "2027-03-31")).toEqual(["2026-12-28", "2027-01-25", "2027-02-22", "2027-03-29"]);
  expect(ruleText(rule)).toBe("FREQ=MONTHLY;BYDAY=-1MO");
  expect(repeatText(rule)).toBe("Monthly on the last Monday");
});
