import { CITY_TRAILS, findTrail, trailsDone, trailsNear } from "@/lib/activity/trails/rules";
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
const the606 = findTrail("the-606")?.line ?? [];

test("there are twelve trails with unique names in the city, each with a realistic length", () => {
  expect(CITY_TRAILS).toHaveLength(12);
  expect(new Set(names(CITY_TRAILS)).size).toBe(12);
  for (const { line, meters } of CITY_TRAILS) {
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

test("no trail crosses the lake on our map", () => {
  const between = (from: Coordinates, to: Coordinates) =>
    Array.from({ length: 21 }, (_, step) => ({
      lat: from.lat + ((to.lat - from.lat) * step) / 20,
      lng: from.lng + ((to.lng - from.lng) * step) / 20,
    }));
  const wet = CITY_TRAILS.flatMap(({ id, line }) =>
    line
      .slice(1)
      .flatMap((to, index) => between(line[index] ?? to, to))
      .filter(isInLake)
      .map(({ lat, lng }) => `${id} ${lng},${lat}`),
  );
  expect(isInLake({ lat: 41.88, lng: -87.58 })).toBe(true);
  expect(wet).toEqual([]);
});

test("a place lists the trails that pass it, nearest first", () => {
  expect(names(trailsNear(venue("the-606")))).toEqual(["the-606"]);
  expect(names(trailsNear(venue("promontory-point")))).toEqual([
    "lakefront-promontory-point-south-shore",
    "lakefront-31st-promontory-point",
  ]);
  expect(names(trailsNear(venue("garden-of-the-phoenix")))).toContain("midway");
  expect(trailsNear(venue("green-mill"))).toEqual([]);
});

test("covering most of a trail counts, in either direction, a block beside it, and with a pause; half doesn't", () => {
  expect(names(trailsDone([the606]))).toEqual(["the-606"]);
  expect(names(trailsDone([[...the606].reverse()]))).toEqual(["the-606"]);
  expect(names(trailsDone([the606.map((place) => moved(place, 120, 0))]))).toEqual(["the-606"]);
  expect(names(trailsDone([the606.slice(0, 4), the606.slice(3)]))).toEqual(["the-606"]);
  expect(trailsDone([the606.slice(0, 4)])).toEqual([]);
  expect(trailsDone([the606.map((place) => moved(place, 400, 0))])).toEqual([]);
  expect(trailsDone([])).toEqual([]);
  expect(trailsDone([the606.slice(0, 1)])).toEqual([]);
});
