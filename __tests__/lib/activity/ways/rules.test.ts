import { CITY_WAYS, findWay, waysDone, waysNear } from "@/lib/activity/ways/rules";
import geometry from "@/lib/discover/map/geometry.json";
import { type Coordinates, MAP_BOUNDS } from "@/lib/discover/map/rules";
import { venues } from "@/prisma/data/venues";
import { moved } from "../../../support/tracks";

const names = (ways: readonly { id: string }[]) => ways.map(({ id }) => id);
const venue = (slug: string): Coordinates => {
  const found = venues.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no ${slug}`);
  return found.coordinates;
};
const the606 = findWay("the-606")?.line ?? [];

test("there are twelve ways of their own names, in the city, each as long as such a way is", () => {
  expect(CITY_WAYS).toHaveLength(12);
  expect(new Set(names(CITY_WAYS)).size).toBe(12);
  for (const { line, meters } of CITY_WAYS) {
    for (const { lat, lng } of line) {
      expect(lat > MAP_BOUNDS.south && lat < MAP_BOUNDS.north && lng > MAP_BOUNDS.west && lng < MAP_BOUNDS.east).toBe(
        true,
      );
    }
    expect(meters).toBeGreaterThan(1500);
    expect(meters).toBeLessThan(10_000);
  }
});

/** The map's shore from north to south: east of it is the lake. */
const shore = geometry.shore.split(" ").map((pair) => pair.split(",").map(Number));
function isInLake({ lat, lng }: Coordinates): boolean {
  let crossings = 0;
  for (let index = 1; index < shore.length; index += 1) {
    const [[lngA = 0, latA = 0] = [], [lngB = 0, latB = 0] = []] = [shore[index - 1], shore[index]];
    if (latA > lat === latB > lat) continue;
    if (lng < lngA + ((lat - latA) / (latB - latA)) * (lngB - lngA)) crossings += 1;
  }
  return crossings % 2 === 0;
}

test("no way leads through the lake as our map draws it", () => {
  const between = (from: Coordinates, to: Coordinates) =>
    Array.from({ length: 21 }, (_, step) => ({
      lat: from.lat + ((to.lat - from.lat) * step) / 20,
      lng: from.lng + ((to.lng - from.lng) * step) / 20,
    }));
  const wet = CITY_WAYS.flatMap(({ id, line }) =>
    line
      .slice(1)
      .flatMap((to, index) => between(line[index] ?? to, to))
      .filter(isInLake)
      .map(({ lat, lng }) => `${id} ${lng},${lat}`),
  );
  expect(isInLake({ lat: 41.88, lng: -87.58 })).toBe(true);
  expect(wet).toEqual([]);
});

test("a place says which ways pass it, the nearest first", () => {
  expect(names(waysNear(venue("the-606")))).toEqual(["the-606"]);
  expect(names(waysNear(venue("promontory-point")))).toEqual([
    "lakefront-promontory-point-south-shore",
    "lakefront-31st-promontory-point",
  ]);
  expect(names(waysNear(venue("garden-of-the-phoenix")))).toContain("midway");
  expect(waysNear(venue("green-mill"))).toEqual([]);
});

test("who went most of a way did it, in either direction, a block beside it and with a pause; who went half did not", () => {
  expect(names(waysDone([the606]))).toEqual(["the-606"]);
  expect(names(waysDone([[...the606].reverse()]))).toEqual(["the-606"]);
  expect(names(waysDone([the606.map((place) => moved(place, 120, 0))]))).toEqual(["the-606"]);
  expect(names(waysDone([the606.slice(0, 4), the606.slice(3)]))).toEqual(["the-606"]);
  expect(waysDone([the606.slice(0, 4)])).toEqual([]);
  expect(waysDone([the606.map((place) => moved(place, 400, 0))])).toEqual([]);
  expect(waysDone([])).toEqual([]);
  expect(waysDone([the606.slice(0, 1)])).toEqual([]);
});
