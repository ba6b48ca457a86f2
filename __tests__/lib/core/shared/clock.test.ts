import { cachePerMinute, dayIn, daysAfter, isWithin, mondayOf, weekOf } from "@/lib/core/shared/clock";

test("a cached value is recomputed when the minute changes, and not before", () => {
  const make = jest.fn((at: Date) => at.toISOString().slice(0, 16));
  const heading = cachePerMinute(make);
  const times = ["11:59:00.000", "11:59:59.999", "12:00:00.000", "11:59:30.000"].map((time) =>
    heading(new Date(`2026-11-21T${time}Z`)),
  );
  expect(times).toEqual(["2026-11-21T11:59", "2026-11-21T11:59", "2026-11-21T12:00", "2026-11-21T11:59"]);
  expect(make).toHaveBeenCalledTimes(3);
});

test.each([
  ["2026-03-07", 1, "2026-03-08"],
  ["2026-03-08", 1, "2026-03-09"], // a 23-hour day
  ["2026-11-01", 1, "2026-11-02"], // a 25-hour day
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-11-01", -1, "2026-10-31"],
])("%s and %d days is %s, however long the days are", (day, days, expected) => {
  expect(daysAfter(day, days)).toBe(expected);
});

test("adding hours would miss a day of a different length", () => {
  const lateBeforeSpring = new Date("2026-03-08T05:30:00Z"); // Saturday 23:30
  expect(dayIn("America/Chicago", lateBeforeSpring)).toBe("2026-03-07");
  expect(dayIn("America/Chicago", new Date(lateBeforeSpring.getTime() + 86_400_000))).toBe("2026-03-09");
});

test("something within the last minute isn't considered future by a clock that was set back", () => {
  const at = new Date("2026-11-22T12:00:00Z");
  const after = (seconds: number) => isWithin(60_000, at, new Date(at.getTime() + seconds * 1000));
  expect([after(0), after(59), after(60), after(-1), after(-3600)]).toEqual([true, true, false, false, false]);
});

test.each([
  ["2026-11-23", "2026-11-23"], // a Monday
  ["2026-11-29", "2026-11-23"],
  ["2026-11-22", "2026-11-16"],
  ["2027-01-01", "2026-12-28"],
  ["2026-03-08", "2026-03-02"], // a 23-hour day
  ["1970-01-01", "1969-12-29"],
])("%s is in the week of Monday %s", (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test("an instant can be in two weeks at once, in two time zones", () => {
  const at = new Date("2026-11-22T23:00:00Z");
  expect([weekOf(at), weekOf(at, "Asia/Tokyo")]).toEqual(["2026-11-16", "2026-11-23"]);
});
