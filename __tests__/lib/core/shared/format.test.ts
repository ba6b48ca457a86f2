import { countOf, formatCount, formatNumber } from "@/lib/core/shared/format";

test.each([
  [0, "0", "0"],
  [7, "7", "7"],
  [999, "999", "999"],
  [1000, "1,000", "1K"],
  [1203, "1,203", "1.2K"],
  [12_345, "12,345", "12.3K"],
  [1_234_567, "1,234,567", "1.2M"],
])("%d is %s in full and %s abbreviated", (count, full, short) => {
  expect(formatNumber(count)).toBe(full);
  expect(formatNumber(count)).toBe(count.toLocaleString("en-US"));
  expect(formatCount(count)).toBe(short);
});

test("a sign stays before the digits", () => expect(formatNumber(-4200)).toBe("-4,200"));

test("singular and plural are right", () => {
  expect([0, 1, 2, 1203].map((count) => countOf(count, "stop"))).toEqual([
    "0 stops",
    "1 stop",
    "2 stops",
    "1,203 stops",
  ]);
  expect(countOf(2, "city", "cities")).toBe("2 cities");
});
