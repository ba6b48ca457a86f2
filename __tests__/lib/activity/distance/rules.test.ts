import { distanceInputValue, formatDistance, parseDistance } from "@/lib/activity/distance/rules";

test.each([
  ["5", "km", 5000],
  ["3.1", "mi", 4989],
  ["3,1", "mi", 4989],
  [" 26.219 ", "mi", 42_195],
  ["0", "km", 0],
  ["", "km", null],
  ["   ", "mi", null],
  ["far", "mi", undefined],
  ["-1", "km", undefined],
  ["1e400", "km", undefined],
] as const)("%p in %s is %p meters", (typed, unit, meters) => expect(parseDistance(typed, unit)).toBe(meters));

test.each([
  [42_195, "mi", "26.2 mi"],
  [42_195, "km", "42.2 km"],
  [5000, "km", "5 km"],
  [5000, "mi", "3.11 mi"],
  [1_000_000, "mi", "621.4 mi"],
  [1500, "km", "1.5 km"],
] as const)("%d m shows in %s as %s", (meters, unit, shown) => expect(formatDistance(meters, unit)).toBe(shown));

test("a stored distance survives the field to within a meter, in either unit", () => {
  for (let meters = 0; meters < 60_000; meters += 317) {
    for (const unit of ["mi", "km"] as const) {
      expect(
        Math.abs((parseDistance(distanceInputValue(meters, unit), unit) ?? Number.NaN) - meters),
      ).toBeLessThanOrEqual(1);
    }
  }
});
