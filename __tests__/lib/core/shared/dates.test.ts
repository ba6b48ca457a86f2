import { calendarDay, instant } from "@/lib/core/shared/dates";
import { zoneCity } from "@/lib/core/shared/zone";

test.each([
  ["2026-11-26T09:00:00Z", true],
  ["2026-11-26T09:00:00.123+14:00", true],
  ["1970-01-01T00:00:00Z", true],
  ["1969-12-31T23:59:59Z", false],
  ["1970-01-01T00:00:00+00:01", false], // 11:59 PM the day before
  ["0000-01-01T00:00:00Z", false],
  ["0001-01-01T00:00:00+23:59", false],
  ["2099-12-31T23:59:59Z", true],
  ["2099-12-31T23:59:59-00:01", false],
  ["9999-12-31T23:59:59-23:59", false],
  ["2026-02-30T09:00:00Z", false],
  ["2026-11-26T25:00:00Z", false],
  ["2026-11-26T09:00:00+99:00", false],
  ["+010000-01-01T00:00:00Z", false],
  ["2026-11-26T09:00:00", false], // without a time zone
  ["2026-11-26", false],
  ["now", false],
])("%s is an instant: %s", (text, is) => {
  const read = instant.safeParse(text);
  expect(read.success).toBe(is);
  if (is) expect(read.data).toEqual(new Date(text));
});

test.each([
  ["2026-02-28", true],
  ["2026-02-30", false],
  ["2026-2-3", false],
  ["1970-01-01", true],
  ["1969-12-31", false],
  ["0000-01-01", false],
  ["2100-01-01", false],
  ["9999-12-31", false],
  ["2026-11-26T00:00:00Z", false],
  ["today", false],
])("%s is a calendar day: %s", (text, is) => {
  expect(calendarDay.safeParse(text).success).toBe(is);
});

test("a date out of range lists the allowed range", () => {
  expect(instant.safeParse("0000-01-01T00:00:00Z").error?.issues[0]?.message).toBe("Enter a date from 1970 to 2099");
});

test.each([
  ["America/New_York", "New York"],
  ["America/Indiana/Knox", "Knox"],
  ["UTC", "UTC"],
])("the city of the time zone %s is %s", (zone, city) => expect(zoneCity(zone)).toBe(city));
