import {
  aroundOf,
  coarse,
  distance,
  isInside,
  loaderDelay,
  MAP_BOUNDS,
  MAP_CENTER,
  markerName,
  toMiles,
} from "@/lib/discover/map/rules";
import { bbox, near } from "@/lib/discover/map/schema";

test("the spec's map: center inside bounds, increasing retry delays, ten letters of a name", () => {
  const { north, south, east, west } = MAP_BOUNDS;
  expect(isInside(MAP_CENTER, { north, south, east, west })).toBe(true);
  expect([1, 2, 3].map(loaderDelay)).toEqual([2, 8, 24]);
  expect([markerName("Navy Pier"), markerName("Ten letter"), markerName("Millennium Park")]).toEqual([
    "Navy Pier",
    "Ten letter",
    "Millennium…",
  ]);
});

test.each([
  ["the Bean to the Art Institute", { lat: 41.88266, lng: -87.62331 }, { lat: 41.8796, lng: -87.6237 }, 342],
  ["Wrigley Field to Rate Field", { lat: 41.9484, lng: -87.6553 }, { lat: 41.83, lng: -87.6338 }, 13_285],
  ["nowhere", { lat: 41.88, lng: -87.62 }, { lat: 41.88, lng: -87.62 }, 0],
])("%s in meters", (_name, a, b, meters) => {
  expect(Math.abs(distance(a, b) - meters)).toBeLessThanOrEqual(meters * 0.01);
  expect(distance(b, a)).toBeCloseTo(distance(a, b), 6);
});

test("a position is rounded to a block, and miles to two decimals", () => {
  expect(coarse({ lat: 41.881234, lng: -87.623456 })).toEqual({ lat: 41.881, lng: -87.623 });
  expect(toMiles(805)).toBe(0.5);
});

test.each([
  ["-87.7,41.8,-87.6,41.9", { west: -87.7, south: 41.8, east: -87.6, north: 41.9 }],
  ["-87.6,41.8,-87.7,41.9", null],
  ["-87.7,41.9,-87.6,41.8", null],
  ["-181,41,-87,42", null],
  ["1,2,3", null],
  ["1,2,3,4,5", null],
  ["1,,3,4", null],
  ["1e3,2,3,4", null],
  [" 1,2,3,4", null],
])("bbox=%s", (value, expected) => expect(bbox.safeParse(value).data ?? null).toEqual(expected));

test("near is rounded on arrival", () => {
  expect(near.parse("41.881234,-87.623456")).toEqual({ lat: 41.881, lng: -87.623 });
});

test("someone far from the city gets results around its center", () => {
  const uptown = { lat: 41.97, lng: -87.66 };
  expect(aroundOf(uptown)).toBe(uptown);
  expect(aroundOf({ lat: 40.71, lng: -74.01 })).toBe(MAP_CENTER);
});
