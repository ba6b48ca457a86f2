import type { WeekHours } from "@/lib/discover/hours/rules";
import { priceLevel } from "@/lib/discover/places/prices";
import { type Place, type PlaceFilters, placeOrder, placePage, selectPlaces } from "@/lib/discover/places/rules";

test.each([
  ["Free", "Free"],
  ["free", "Free"],
  ["$", "$"],
  ["$$$$$", "$$$$$"],
  ["$0", "Free"],
  ["$14", "$"],
  ["$15", "$"],
  ["$19", "$$"],
  ["$32", "$$$"],
  ["$60", "$$$"],
  ["$95", "$$$$"],
  ["$250", "$$$$$"],
  ["$12.50", "$"],
  ["varies", null],
  ["", null],
])("'%s' has level %s", (range, level) => expect(priceLevel(range)).toBe(level));

const never: WeekHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const always: WeekHours = { ...never, mon: [["00:00", "24:00"]] };
const base: Place = {
  id: "a",
  chips: ["Music"],
  price: "$$",
  neighborhood: "Pilsen",
  rating: 4.5,
  hours: null,
  lat: 41.85,
  lng: -87.65,
};
const MONDAY_NOON = 12 * 60;
const passes = (place: Partial<Place>, filters: PlaceFilters) =>
  selectPlaces([{ ...base, ...place }], "all", ["Music"], filters, MONDAY_NOON).places.length === 1;

test.each<[string, Partial<Place>, PlaceFilters, boolean]>([
  ["open", { hours: always }, { openNow: true }, true],
  ["closed", { hours: never }, { openNow: true }, false],
  ["unknown hours", { hours: null }, { openNow: true }, false],
  ["unknown hours, included", { hours: null }, { openNow: true, includeUnknown: true }, true],
  ["closed, unknown included", { hours: never }, { openNow: true, includeUnknown: true }, false],
  ["closed, no filter", { hours: never }, { includeUnknown: true }, true],
  ["free", { price: "Free" }, { free: true }, true],
  ["not free", { price: "$" }, { free: true }, false],
  ["of a price", { price: "$$" }, { price: ["$", "$$"] }, true],
  ["of another price", { price: "$$$" }, { price: ["$", "$$"] }, false],
  ["of unknown price", { price: null }, { price: ["$"] }, false],
  ["rated so", { rating: 4.5 }, { rating: 4.5 }, true],
  ["rated lower", { rating: 4.4 }, { rating: 4.5 }, false],
  ["here", {}, { neighborhood: ["PILSEN"] }, true],
  ["elsewhere", {}, { neighborhood: ["Loop", "Uptown"] }, false],
  ["on the edge of the box", {}, { bbox: { west: -87.65, south: 41.85, east: -87.6, north: 41.9 } }, true],
  ["outside it", {}, { bbox: { west: -87.6, south: 41.85, east: -87.5, north: 41.9 } }, false],
  ["near enough", {}, { near: { lat: 41.851, lng: -87.65 }, radius: 200 }, true],
  ["too far", {}, { near: { lat: 41.86, lng: -87.65 }, radius: 200 }, false],
])("%s", (_name, place, filters, expected) => expect(passes(place, filters)).toBe(expected));

test("counts ignore the chip, and neighborhoods the neighborhood", () => {
  const places = [
    base,
    { ...base, id: "b", chips: ["Art"] },
    { ...base, id: "c", neighborhood: "Loop", chips: ["Music", "Art"] },
  ];
  const chosen = selectPlaces(places, "Art", ["Music", "Art", "Food"], { neighborhood: ["pilsen"] }, 0);
  expect(chosen.places.map(({ id }) => id)).toEqual(["b"]);
  expect(chosen.counts).toEqual({ all: 2, Music: 1, Art: 1, Food: 0 });
  expect(chosen.neighborhoods).toEqual({ Pilsen: 1, Loop: 1 });
});

test("a chip of another mode shows everything", () => {
  expect(selectPlaces([base], "Pubs", ["Music"], {}, 0).places).toHaveLength(1);
});

describe("pages", () => {
  const places = Array.from({ length: 23 }, (_, index) => ({
    ...base,
    id: String(index).padStart(2, "0"),
    rating: 5 - (index % 4) / 10,
    lat: 41.8 + index / 1000,
  })).sort((a, b) => b.rating - a.rating || (a.id < b.id ? 1 : -1));
  const orders = [
    placeOrder(undefined, null),
    placeOrder({ lat: 41.81, lng: -87.65 }, null),
    placeOrder(undefined, new Map(places.map(({ id }, index) => [id, index % 3]))),
  ];
  test.each(orders.map((order) => [order.name, order] as const))(
    "are contiguous without repeats, %s",
    (_name, order) => {
      const seen: string[] = [];
      let after: Parameters<typeof placePage>[2] = null;
      do {
        const { page, end }: ReturnType<typeof placePage> = placePage(places, order, after, 5);
        seen.push(...page.map(({ id }) => id));
        after = end;
      } while (after);
      expect(new Set(seen).size).toBe(23);
      expect(seen).toEqual(placePage(places, order, null, 100).page.map(({ id }) => id));
    },
  );

  test("a place inserted in between repeats nothing on the next page", () => {
    const order = placeOrder(undefined, null);
    const first = placePage(places, order, null, 5);
    const best = { ...base, id: "zz", rating: 5 };
    const second = placePage([best, ...places], order, first.end, 100);
    expect([...first.page, ...second.page].map(({ id }) => id)).toEqual(places.map(({ id }) => id));
  });

  test("after the last there is nothing", () => {
    const order = placeOrder(undefined, null);
    expect(placePage(places, order, [0, 0, ""], 5)).toEqual({ page: [], end: null });
  });
});
