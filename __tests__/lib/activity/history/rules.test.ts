import { adjacentMonth, monthGrid } from "@/lib/activity/history/rules";

test.each([
  ["2026-11", 1, "2026-12"],
  ["2026-12", 1, "2027-01"],
  ["2026-01", -1, "2025-12"],
  ["2028-03", -1, "2028-02"],
] as const)("next to %s by %d is %s", (month, by, beside) => expect(adjacentMonth(month, by)).toBe(beside));

test.each([
  ["2026-11", 6, 30, 6],
  ["2027-02", 0, 28, 4],
  ["2028-02", 1, 29, 5],
  ["2026-08", 5, 31, 6],
])("%s starts after %d empty days, has %d days and %d rows", (month, lead, days, weeks) => {
  const grid = monthGrid(month);
  expect(grid).toHaveLength(weeks);
  for (const week of grid) expect(week).toHaveLength(7);
  expect(grid[0]?.filter((day) => day === null)).toHaveLength(lead);
  const all = grid.flat().filter((day) => day !== null);
  expect(all).toHaveLength(days);
  expect([all[0], all.at(-1)]).toEqual([`${month}-01`, `${month}-${days}`]);
});
