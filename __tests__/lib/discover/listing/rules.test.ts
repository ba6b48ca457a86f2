import { selectionIn } from "@/lib/discover/listing/items";
import {
  addressParts,
  areaOf,
  categoryOnMap,
  countsAddress,
  listAddressOf,
  neighborhoodsAddress,
  viewIn,
} from "@/lib/discover/listing/rules";
import { boxAround, hasMovedOn } from "@/lib/discover/map/rules";

const viewAt = (address: string) => viewIn(new URLSearchParams(address));
const here = { lat: 41.88261, lng: -87.62259 };

describe("the user's position", () => {
  test("is sent rounded, and only where it matters", () => {
    expect(listAddressOf(viewAt("view=list"), here)).toBe(
      "/api/venues?city=Chicago&near=41.883%2C-87.623&size=20&limit=8",
    );
    expect(listAddressOf(viewAt(""), here)).toBe("/api/venues?city=Chicago&size=100");
    expect(countsAddress("venues", { ...viewAt(""), here })).toBe("/api/venues?city=Chicago&size=1");
  });
  test("with a distance it applies to every list and count", () => {
    const view = viewAt("within=805");
    const near = "radius=805&near=41.883%2C-87.623";
    expect(listAddressOf(view, here)).toBe(`/api/venues?city=Chicago&${near}&size=100`);
    expect(countsAddress("events", { ...view, here })).toBe(`/api/events?city=Chicago&${near}&size=1`);
    expect(countsAddress("hidden_gems", { ...view, here })).toBe(`/api/hidden-gems?${near}&size=1`);
  });
  test("a distance without a position has no effect", () => {
    expect(listAddressOf(viewAt("within=805"), null)).toBe("/api/venues?city=Chicago&size=100");
  });
  test("is never in the page's URL", () => {
    expect(JSON.stringify(addressParts(viewAt("within=805&near=41.88,-87.62")))).not.toContain("41.88");
  });
});

describe("the search area", () => {
  const area = "-87.65,41.78,-87.56,41.83";
  test("applies to every list and count, and is in the URL", () => {
    const view = viewAt(`area=${area}`);
    expect(addressParts(view).area).toBe(area);
    expect(listAddressOf(view, null)).toBe(`/api/venues?city=Chicago&bbox=${encodeURIComponent(area)}&size=100`);
    expect(countsAddress("events", { ...view, here: null })).toContain(`bbox=${encodeURIComponent(area)}`);
  });
  test.each(["1,2,3", "-87.6,41.8,-87.7,41.9", "0,0,1,1", "a,b,c,d", "-87.9,41.7,-87.6,44"])(
    "'%s' is invalid",
    (written) => expect(viewAt(`area=${written}`).area).toBeNull(),
  );
  test("is the visible area, rounded outward and limited to the city", () => {
    expect(areaOf({ west: -87.65001, south: 41.78009, east: -87.50001, north: 41.83001 })).toEqual({
      west: -87.6501,
      south: 41.78,
      east: -87.524,
      north: 41.8301,
    });
  });
});

test("only events have days, only places have prices", () => {
  const view = viewAt("from=2026-11-20&to=2026-11-22&price=%24&free=true");
  expect(listAddressOf({ ...view, mode: "events" }, null)).toBe(
    "/api/events?city=Chicago&free=true&from=2026-11-20&to=2026-11-22&size=100",
  );
  expect(listAddressOf(view, null)).toBe("/api/venues?city=Chicago&free=true&price=%24&size=100");
});

test("a ticketing provider's events come from its own endpoint, with the same filters", () => {
  const view = viewAt("mode=events&source=seatgeek&category=Music&free=true");
  expect(listAddressOf(view, null)).toBe("/api/seatgeek/events?city=Chicago&free=true&category=Music&size=100");
  expect(addressParts(view).source).toBe("seatgeek");
  expect(viewAt("source=stubhub").filters.source).toBeNull();
});

test("neighborhoods are counted for the selected chip", () => {
  expect(neighborhoodsAddress(viewAt("category=Live+Music"), null)).toBe(
    "/api/venues?city=Chicago&category=Live+Music&size=1",
  );
});

test("'SPOTS ON MAP' keeps the category, or searches for its text", () => {
  expect(categoryOnMap("Live Music")).toEqual({ category: "Live Music" });
  expect(categoryOnMap("Coffee")).toEqual({ q: "Coffee" });
});

test("a link opens only items with a valid id", () => {
  const id = "019B76DA-A800-72A9-B516-C354B68848CD";
  expect(selectionIn(new URLSearchParams(`event=${id}`))).toEqual({ type: "event", id: id.toLowerCase() });
  expect(selectionIn(new URLSearchParams("venue=../secret"))).toBeNull();
});

const from = { west: -87.7, south: 41.8, east: -87.6, north: 41.9 };
test.each([
  ["as it was", from, false],
  ["moved slightly", { ...from, west: -87.69, east: -87.59 }, false],
  ["well aside", { ...from, west: -87.68, east: -87.58 }, true],
  ["well along", { ...from, south: 41.82, north: 41.92 }, true],
  ["nearer", { west: -87.68, south: 41.82, east: -87.62, north: 41.88 }, true],
  ["farther", { west: -87.72, south: 41.78, east: -87.58, north: 41.92 }, true],
])("a map that shows %s has moved on, or not", (_where, to, moved) => expect(hasMovedOn(from, to)).toBe(moved));

test("a box contains what it was created from", () => {
  expect(boxAround([])).toBeNull();
  expect(boxAround([here, { lat: 41.7, lng: -87.7 }])).toEqual({
    west: -87.7,
    south: 41.7,
    east: -87.62259,
    north: 41.88261,
  });
});
