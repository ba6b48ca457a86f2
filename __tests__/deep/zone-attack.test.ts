import { cutOut, discsNear, lengthOf } from "@/lib/activity/routes/route-cuts";
import { visibleToOthers } from "@/lib/activity/routes/route-ends";
import type { RecordedRoute } from "@/lib/activity/routes/rules";
import { type Disc, discOf, END_RADIUS, type Zone, zoneAround, zoneOfEnd } from "@/lib/activity/zones/rules";
import { type Coordinates, distance } from "@/lib/discover/map/rules";
import { asMeasured, gaussian, lengthOfTrack, moved, seeded, truth } from "../support/tracks";

/**
 * The attack on privacy zones by Hassan, Hussain, and Bates ("You can run, but can you hide?", USENIX Security 2018),
 * and other information in fifty routes from one door: the circle through their cut ends, the lines along which they
 * leave it, and their durations.
 */
const HOME: Coordinates = { lat: 41.9214, lng: -87.6513 };
const ROUTES = 50;
const SEEDS = [1, 2, 3, 4, 5, 6, 7];

type Legs = Parameters<typeof truth>[1];
const leg = (meters: number, heading: number) => ({ meters, heading, speed: 3 });

/** Fifty runs from the door, as a phone measures them. */
function runs(legsOf: (index: number, random: () => number) => Legs): RecordedRoute[] {
  const random = seeded(20_261_122);
  return Array.from({ length: ROUTES }, (_, index) => {
    const measured = asMeasured(truth(HOME, legsOf(index, random)), random, 3);
    // One position every four seconds is enough for the attack.
    const kept = measured.filter(({ accuracy, second }) => second % 4 === 0 && (accuracy < 9 || second === 0));
    return { points: kept.map(({ lat, lng, second }) => ({ lat, lng, second, elevation: null })), breaks: [] };
  });
}

const CITY: Record<string, RecordedRoute[]> = {
  "straight out in every direction": runs((index, random) => [leg(4000, (360 / ROUTES) * index + 20 * random())]),
  "out, and then a turn": runs((index, random) => {
    const heading = (360 / ROUTES) * index + 20 * random();
    return [leg(500 + 800 * random(), heading), leg(3000, heading + 60)];
  }),
  "along the blocks of a street grid": runs((index, random) => {
    let heading = 90 * (index % 4);
    return Array.from({ length: 14 }, () => {
      const blocks = 1 + Math.floor(3 * random());
      const length = blocks * (heading % 180 === 0 ? 200 : 100);
      const next = leg(length, heading);
      // Runners rarely turn around.
      heading += 90 * (Math.floor(3 * random()) - 1);
      return next;
    });
  }),
};

/** Triangles of one shape, rotated in every direction. */
const TRIANGLES = runs((index, random) => {
  const heading = (360 / ROUTES) * index + 20 * random();
  const meters = 1200 + 1200 * random();
  return [leg(meters, heading), leg(meters, heading + 120), leg(meters, heading + 240)];
});

// In meters north and east of the door: the earth is flat here.
type Flat = { x: number; y: number };
const flat = ({ lat, lng }: Coordinates): Flat => ({
  x: (lng - HOME.lng) * 111_195 * Math.cos((HOME.lat * Math.PI) / 180),
  y: (lat - HOME.lat) * 111_195,
});
const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0);

/** The least-squares solution of `a x + b y = c`. */
function leastSquares(rows: readonly (readonly [number, number, number])[]): Flat {
  const of = (i: 0 | 1 | 2, k: 0 | 1 | 2) => sumOf(rows, (row) => row[i] * row[k]);
  const determinant = of(0, 0) * of(1, 1) - of(0, 1) ** 2;
  return {
    x: (of(0, 2) * of(1, 1) - of(1, 2) * of(0, 1)) / determinant,
    y: (of(1, 2) * of(0, 0) - of(0, 2) * of(0, 1)) / determinant,
  };
}

/** What others know about a route: its lines, and, from its duration, roughly how much is missing. */
type Seen = { lines: Flat[][]; missing: number };
type Attack = (seen: readonly Seen[]) => Flat;

const firsts = (seen: readonly Seen[]): Flat[] => seen.flatMap(({ lines }) => lines[0]?.[0] ?? []);
const middle = (places: readonly Flat[]): Flat => ({
  x: sumOf(places, ({ x }) => x) / places.length,
  y: sumOf(places, ({ y }) => y) / places.length,
});

/** The center of the circle that fits these points best (Kåsa). */
const centerOf: Attack = (seen) => {
  const points = firsts(seen);
  const mean = middle(points);
  const square = ({ x, y }: Flat) => x * x + y * y;
  const meanSquare = sumOf(points, square) / points.length;
  return leastSquares(points.map((point) => [point.x - mean.x, point.y - mean.y, (square(point) - meanSquare) / 2]));
};

/** The lines along which the routes become visible: a point on each, and its direction. */
function headings(seen: readonly Seen[]): { at: Flat; x: number; y: number }[] {
  return seen.flatMap(({ lines }) => {
    const [line = []] = lines;
    const [at] = line;
    const next = line.find(({ x, y }) => at && Math.hypot(x - at.x, y - at.y) > 60);
    if (!at || !next) return [];
    const length = Math.hypot(next.x - at.x, next.y - at.y);
    return [{ at, x: (next.x - at.x) / length, y: (next.y - at.y) / length }];
  });
}

/** The best intersection of those lines. */
const intersectionOf: Attack = (seen) =>
  leastSquares(headings(seen).map(({ at, x, y }) => [y, -x, y * at.x - x * at.y]));

/** The square of 50 meters that most of those lines pass through. */
const mostVoted: Attack = (seen) => {
  const lines = headings(seen);
  let best = { votes: -1, x: 0, y: 0 };
  for (let x = -3000; x <= 3000; x += 50) {
    for (let y = -3000; y <= 3000; y += 50) {
      const votes = lines.filter((line) => Math.abs((x - line.at.x) * line.y - (y - line.at.y) * line.x) < 25).length;
      if (votes > best.votes) best = { votes, x, y };
    }
  }
  return best;
};

/** As far back along those lines as the missing length of each route. */
const backFromDurations: Attack = (seen) =>
  middle(
    seen.flatMap((one) =>
      headings([one]).map(({ at, x, y }) => ({ x: at.x - one.missing * x, y: at.y - one.missing * y })),
    ),
  );

/** The place whose distance to each route's first point is proportional to the route's missing length. */
const ringsFromDurations: Attack = (seen) => {
  const rings = seen.flatMap(({ lines, missing }) => {
    const at = lines[0]?.[0];
    return at ? [{ at, missing }] : [];
  });
  let best = { error: Number.POSITIVE_INFINITY, x: 0, y: 0 };
  for (let x = -2000; x <= 2000; x += 100) {
    for (let y = -2000; y <= 2000; y += 100) {
      const shares = rings.map(({ at, missing }) => Math.hypot(at.x - x, at.y - y) / Math.max(100, missing));
      const mean = sumOf(shares, (share) => share) / shares.length;
      const error = sumOf(shares, (share) => (share - mean) ** 2) / mean ** 2;
      if (error < best.error) best = { error, x, y };
    }
  }
  return best;
};

const ATTACKS: Record<string, Attack> = {
  "the circle through their ends": centerOf,
  "the middle of their ends": (seen) => middle(firsts(seen)),
  "where their first directions meet": intersectionOf,
  "the place most of them point to": mostVoted,
  "going back by their durations": backFromDurations,
};

/** What others see of these runs, with a pace that varies from day to day. */
function observationOf(routes: readonly RecordedRoute[], shownOf: (route: RecordedRoute) => Coordinates[][]): Seen[] {
  const random = seeded(7);
  return routes.map((route) => {
    const pieces = shownOf(route);
    const minutes = Math.round((lengthOfTrack(route.points) / 3 / 60) * (1 + 0.05 * gaussian(random)));
    return { lines: pieces.map((piece) => piece.map(flat)), missing: minutes * 60 * 3 - lengthOf(pieces) };
  });
}

/** The distance between the door and the attacker's guess; undefined if too little is visible for a guess. */
function errorOf(attack: Attack, seen: readonly Seen[]): number {
  if (firsts(seen).length < 5) return Number.POSITIVE_INFINITY;
  const { x, y } = attack(seen);
  return Math.hypot(x, y);
}
const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

const straight = CITY["straight out in every direction"] ?? [];
const turning = CITY["out, and then a turn"] ?? [];
const grid = CITY["along the blocks of a street grid"] ?? [];

test.each(Object.entries(ATTACKS))("the attack works against a plain circle: %s", (_, attack) => {
  const plain: Disc = { ...HOME, radius: 400, shift: 0 };
  expect(
    errorOf(
      attack,
      observationOf(straight, (route) => cutOut(route, [plain])),
    ),
  ).toBeLessThan(80);
});

/** The automatic zones where these routes start and end. */
function endZones(routes: readonly RecordedRoute[], seed: number): Zone[] {
  const zones: Zone[] = [];
  const dice = seeded(seed);
  for (const { points } of routes) {
    const [start] = points;
    const zone = start && zoneOfEnd(start, zones, dice);
    if (zone) zones.push(zone);
  }
  return zones;
}

/** What others see of these runs, for seven random sets of zones. */
const observedAround = (routes: readonly RecordedRoute[], discsOf: (seed: number) => Disc[]): Seen[][] =>
  SEEDS.map((seed) => {
    const discs = discsOf(seed);
    return observationOf(routes, (route) => visibleToOthers(route, discs));
  });
const aroundHome = (routes: readonly RecordedRoute[]) =>
  observedAround(routes, (seed) => [discOf(zoneAround(HOME, 400, seeded(seed)))]);
const betweenEnds = (routes: readonly RecordedRoute[]) =>
  observedAround(routes, (seed) => endZones(routes, seed).map(discOf));
const medianError = (attack: Attack, seen: readonly Seen[][]) => median(seen.map((one) => errorOf(attack, one)));

describe.each(Object.entries(CITY))("fifty runs %s", (_, routes) => {
  const hidden = aroundHome(routes);
  const between = betweenEnds(routes);

  test.each(Object.entries(ATTACKS))("a place with 400 hidden meters around it isn't found by %s", (_name, attack) => {
    expect(medianError(attack, hidden)).toBeGreaterThan(150);
  });

  test.each(Object.entries(ATTACKS))("their start isn't found by %s", (_name, attack) => {
    expect(medianError(attack, between)).toBeGreaterThan(75);
  });
});

test("nor on a street grid from their durations", () => {
  expect(medianError(ringsFromDurations, aroundHome(grid))).toBeGreaterThan(150);
  expect(medianError(ringsFromDurations, betweenEnds(grid))).toBeGreaterThan(75);
});

// The settings and docs/security.md say so: however much is cut, the door is in the middle of routes with the same
// shape.
test.each([
  ["how long each took", ringsFromDurations, turning],
  ["the circle through their ends", centerOf, TRIANGLES],
] as const)("routes of one shape rotated in every direction reveal it to %s", (_, attack, routes) => {
  expect(medianError(attack, aroundHome(routes))).toBeLessThan(150);
});

test("a third of a run through the blocks is still shown, and more of one that turns", () => {
  const share = (routes: readonly RecordedRoute[]) =>
    sumOf(aroundHome(routes).flat(), ({ lines }) => sumOf(lines, ({ length }) => length)) /
    (SEEDS.length * sumOf(routes, ({ points }) => points.length));
  expect(share(grid)).toBeGreaterThan(0.3);
  expect(share(turning)).toBeGreaterThan(0.4);
});

test("a pause right after leaving reveals no direction", () => {
  const disc = discOf(zoneAround(HOME, 400, seeded(1)));
  for (const { points } of straight) {
    const breaks = points.flatMap((place, index) => (distance(disc, place) > 450 && index % 40 === 0 ? [index] : []));
    expect(visibleToOthers({ points, breaks }, [disc])).toEqual([]);
  }
});

test("a route that meets no hidden place is shown completely", () => {
  const [route] = grid;
  const far = { ...moved(HOME, 9000, 0), radius: 400, shift: 0 };
  expect(route && lengthOf(visibleToOthers(route, [far]))).toBe(route && Math.round(lengthOfTrack(route.points)));
});

test("a place is well inside its circle", () => {
  for (const radius of [200, 400, 800]) {
    for (const seed of SEEDS) {
      const disc = discOf(zoneAround(HOME, radius, seeded(seed)));
      expect(distance(disc, HOME)).toBeLessThanOrEqual(0.71 * radius);
    }
  }
});

test("fifty starts at one door make one zone, so that there is nothing to average", () => {
  for (const seed of SEEDS) expect(endZones(straight, seed)).toHaveLength(1);
});

test("the first two hundred meters of each route are hidden", () => {
  for (const seed of SEEDS) {
    const discs = endZones(turning, seed).map(discOf);
    for (const route of turning) {
      const shown = cutOut(route, discs).flat();
      expect(Math.min(...shown.map((place) => distance(HOME, place)))).toBeGreaterThan(200);
    }
  }
});

test("a route through a zone is cut even if no point is inside", () => {
  const far = (north: number, second: number) => ({ ...moved(HOME, north, 0), second, elevation: null });
  const coarse = { points: [far(-3000, 0), far(-2500, 100), far(2500, 900), far(3000, 1000)], breaks: [] };
  const pieces = cutOut(coarse, [{ ...HOME, radius: END_RADIUS, shift: 0 }]);
  expect(pieces).toHaveLength(2);
  expect(lengthOf(pieces)).toBeLessThan(1010);
});

test("a route is compared only with the discs its bounding box touches, on both axes", () => {
  const places = straight[0]?.points ?? [];
  const along = (north: number, east: number) =>
    Array.from({ length: 1000 }, (_, index) => ({
      ...moved(HOME, north * (index + 6), east * (index + 6)),
      ...{ radius: 550, shift: 0 },
    }));
  const near = [{ ...HOME, radius: 550, shift: 0 }];
  const compared = discsNear(places, [...along(1000, 0), ...along(0, 1000), ...near]);
  expect(compared).toHaveLength(1);
});
