import { cutOut, lengthOf } from "@/lib/activity/routes/route-cuts";
import type { RecordedRoute } from "@/lib/activity/routes/rules";
import { type Disc, discOf, END_RADIUS, type Zone, zoneAround, zoneOfEnd } from "@/lib/activity/zones/rules";
import { type Coordinates, distance } from "@/lib/discover/map/rules";
import { asMeasured, moved, seeded, truth } from "../../../support/tracks";

/**
 * What Hassan, Hussain and Bates did to the zones of fitness apps ("You can run, but can you hide?", USENIX Security
 * 2018): lay many ways over each other, take where they break off for points of a circle, and its center for the home.
 */
const HOME: Coordinates = { lat: 41.9214, lng: -87.6513 };
const WAYS = 50;

/** Fifty ways from the door, each in a direction of its own, as a phone measures them. */
const random = seeded(20_261_122);
const ways: RecordedRoute[] = Array.from({ length: WAYS }, (_, index) => {
  const heading = (360 / WAYS) * index + 20 * random();
  const track = truth(HOME, [
    { meters: 900, heading, speed: 3 },
    { meters: 1500, heading: heading + 60, speed: 3 },
  ]);
  const points = asMeasured(track, random, 3).filter(({ accuracy }, at) => accuracy < 9 || at === 0);
  return { points: points.map(({ lat, lng, second }) => ({ lat, lng, second, elevation: null })), breaks: [] };
});

/** The center of the circle that fits these points best (Kåsa), around a first guess. */
function centerOf(points: readonly Coordinates[]): Coordinates {
  const origin = points[0] ?? HOME;
  const narrow = Math.cos((origin.lat * Math.PI) / 180);
  const scale = 111_195;
  const flat = points.map(({ lat, lng }) => [(lng - origin.lng) * narrow * scale, (lat - origin.lat) * scale] as const);
  const sums = { x: 0, y: 0, xx: 0, xy: 0, yy: 0, xz: 0, yz: 0, z: 0 };
  for (const [x, y] of flat) {
    const z = x * x + y * y;
    sums.x += x;
    sums.y += y;
    sums.xx += x * x;
    sums.xy += x * y;
    sums.yy += y * y;
    sums.xz += x * z;
    sums.yz += y * z;
    sums.z += z;
  }
  const n = flat.length;
  const [a, b, c] = [sums.xx - (sums.x * sums.x) / n, sums.xy - (sums.x * sums.y) / n, sums.yy - (sums.y * sums.y) / n];
  const [d, e] = [(sums.xz - (sums.x * sums.z) / n) / 2, (sums.yz - (sums.y * sums.z) / n) / 2];
  const determinant = a * c - b * b;
  return moved(origin, (a * e - b * d) / determinant, (c * d - b * e) / determinant);
}

/** Where the attacker believes somebody lives. */
const guess = (discs: readonly Disc[]) => {
  const ends = ways.flatMap((way) => cutOut(way, discs)[0]?.[0] ?? []);
  return distance(HOME, centerOf(ends));
};

test("the attack works: a circle around the very door is seen through within meters", () => {
  expect(guess([{ ...HOME, radius: 400 }])).toBeLessThan(25);
});

test.each([200, 400, 800])("a zone of %d meters is found, and the door is not its middle", (radius) => {
  for (let seed = 1; seed <= 5; seed += 1) {
    const zone = zoneAround(HOME, radius, seeded(seed));
    const found = guess([discOf(zone)]);
    expect(found).toBeGreaterThan(radius / 5);
    // And the door is well inside: at least two fifths of the radius are left around it.
    expect(distance(zone, HOME)).toBe(0);
    expect(distance(discOf(zone), HOME)).toBeLessThanOrEqual(0.61 * radius);
  }
});

/** The zones the app makes by itself where these ways begin. */
function startZones(seed: number): Zone[] {
  const zones: Zone[] = [];
  const dice = seeded(seed);
  for (const { points } of ways) {
    const start = points[0];
    const zone = start && zoneOfEnd(start, zones, dice);
    if (zone) zones.push(zone);
  }
  return zones;
}

test("fifty starts at one door make one zone, so that there is nothing to average", () => {
  for (let seed = 1; seed <= 5; seed += 1) {
    const zones = startZones(seed);
    expect(zones).toHaveLength(1);
    expect(guess(zones.map(discOf))).toBeGreaterThan(80);
  }
});

test("the first two hundred meters of each way are gone", () => {
  for (let seed = 1; seed <= 5; seed += 1) {
    const discs = startZones(seed).map(discOf);
    for (const way of ways) {
      const nearest = Math.min(
        ...cutOut(way, discs)
          .flat()
          .map((place) => distance(HOME, place)),
      );
      expect(nearest).toBeGreaterThan(200);
    }
  }
});

test("a way through a zone is cut even where no point of it lies inside", () => {
  const far = (north: number, second: number) => ({ ...moved(HOME, north, 0), second, elevation: null });
  const coarse = { points: [far(-3000, 0), far(-2500, 100), far(2500, 900), far(3000, 1000)], breaks: [] };
  const pieces = cutOut(coarse, [{ ...HOME, radius: END_RADIUS }]);
  expect(pieces).toHaveLength(2);
  expect(lengthOf(pieces)).toBeLessThan(1010);
});
