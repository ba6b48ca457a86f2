import { daysAroundLastYear, lastReadyDay, nearestTo, yearBefore } from "@/lib/feed/memories/rules";

test.each([
  ["America/Chicago", "2026-11-21T23:59:00Z", "2026-11-19"], // 5:59 PM of the 21st
  ["America/Chicago", "2026-11-22T00:00:00Z", "2026-11-20"], // 6:00 PM of the 21st
  ["Asia/Tokyo", "2026-11-21T09:00:00Z", "2026-11-20"], // 6:00 PM of the 21st
  ["America/Chicago", "2026-11-21T12:00:00Z", "2026-11-19"], // 6:00 AM of the 21st
])("in %s at %s the last album is that of %s", (zone, now, day) => {
  expect(lastReadyDay(zone, new Date(now))).toBe(day);
});

test.each([
  ["2026-11-20", "2025-11-20"],
  ["2028-02-29", "2027-02-28"],
  ["2029-02-28", "2028-02-28"],
])("a year before %s was %s", (day, before) => {
  expect(yearBefore(day)).toBe(before);
});

test("a year ago is searched for within a week, across the turn of the year", () => {
  expect(daysAroundLastYear("2026-01-02")).toEqual({ from: "2024-12-30", to: "2025-01-05" });
});

test("of several days the closest is remembered, of two equally close the earlier", () => {
  const days = ["2025-11-23", "2025-11-18", "2025-11-22"].map((day) => ({ day }));
  expect(nearestTo("2025-11-20", days)).toEqual({ day: "2025-11-18" });
  expect(nearestTo("2025-11-20", [])).toBeNull();
});
