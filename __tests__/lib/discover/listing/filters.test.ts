import {
  countFilters,
  dayChoices,
  distanceText,
  filterParts,
  filtersIn,
  NO_FILTERS,
  toMeters,
} from "@/lib/discover/listing/filters";

const filtersAt = (address: string) => filtersIn(new URLSearchParams(address));

test.each([
  ["within=1609", { within: 1609 }],
  ["within=0", {}],
  ["within=60000", {}],
  ["within=near", {}],
  ["from=2026-11-20&to=2026-11-22", { from: "2026-11-20", to: "2026-11-22" }],
  ["from=2026-02-30&to=soon", {}],
  ["openNow=true&includeUnknown=true", { openNow: true, includeUnknown: true }],
  [
    "neighborhood=Hyde Park,Loop&price=Free,%24%24,gold",
    { neighborhood: ["Hyde Park", "Loop"], price: ["Free", "$$"] },
  ],
])("the URL '%s' is parsed as filters", (address, filters) =>
  expect(filtersAt(address)).toEqual({ ...NO_FILTERS, ...filters }),
);

test("written filters are parsed again", () => {
  const filters = { ...NO_FILTERS, free: true, rating: 4.5, within: 805, from: "2026-11-20", neighborhood: ["Pilsen"] };
  const written = Object.entries(filterParts(filters)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  expect(filtersIn(new URLSearchParams(written))).toEqual(filters);
});

test("unknown hours are part of open now, and have no effect without it", () => {
  expect(filterParts({ ...NO_FILTERS, includeUnknown: true }).includeUnknown).toBeUndefined();
});

test("places count their filters, events theirs", () => {
  const filters = { ...NO_FILTERS, free: true, within: 805, openNow: true, price: ["$", "$$"], from: "2026-11-20" };
  expect(countFilters(filters, "places")).toBe(5);
  expect(countFilters(filters, "events")).toBe(3);
});

test.each([
  [0, "mi", "0.1 mi"],
  [805, "mi", "0.5 mi"],
  [1609, "mi", "1 mi"],
  [2000, "mi", "1.2 mi"],
  [30_000, "mi", "19 mi"],
  [805, "km", "0.8 km"],
  [12_345, "km", "12 km"],
] as const)("%d meters are shown as %s", (meters, units, text) => expect(distanceText(meters, units)).toBe(text));

test("a distance in the user's unit is meters in the URL", () => {
  expect(toMeters(0.5, "mi")).toBe(805);
  expect(toMeters(2, "km")).toBe(2000);
});

test.each([
  ["2026-11-18", "2026-11-20", "2026-11-22"],
  ["2026-11-20", "2026-11-20", "2026-11-22"],
  ["2026-11-21", "2026-11-21", "2026-11-22"],
  ["2026-11-22", "2026-11-22", "2026-11-22"],
  ["2026-11-23", "2026-11-27", "2026-11-29"],
])("on %s the weekend is from %s to %s", (today, from, to) =>
  expect(dayChoices(today).find(({ label }) => label === "This weekend")?.days).toEqual({ from, to }),
);
