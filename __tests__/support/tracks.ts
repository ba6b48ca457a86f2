import { type Coordinates, distance } from "@/lib/discover/map/rules";

/** Pseudorandom numbers that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
export const gaussian = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const DEGREE = 111_195;
/** A place this many meters north and east of another. */
export const moved = ({ lat, lng }: Coordinates, north: number, east: number): Coordinates => ({
  lat: lat + north / DEGREE,
  lng: lng + east / (DEGREE * Math.cos((lat * Math.PI) / 180)),
});

export type TrackPoint = Coordinates & { second: number };
type Leg = { meters: number; heading: number; speed: number } | { stand: number };

/** The true position in each second: straight legs, and stops. Headings in degrees, clockwise from north. */
export function truth(start: Coordinates, legs: readonly Leg[]): TrackPoint[] {
  const points: TrackPoint[] = [{ ...start, second: 0 }];
  let here = start;
  let second = 0;
  const stay = () => {
    second += 1;
    points.push({ ...here, second });
  };
  for (const leg of legs) {
    if ("stand" in leg) {
      for (let each = 0; each < leg.stand; each += 1) stay();
      continue;
    }
    const angle = (leg.heading * Math.PI) / 180;
    for (let left = leg.meters; left > 0.01; left -= leg.speed) {
      const step = Math.min(left, leg.speed);
      here = moved(here, step * Math.cos(angle), step * Math.sin(angle));
      stay();
    }
  }
  return points;
}

export const lengthOfTrack = (points: readonly Coordinates[]): number =>
  points.reduce((sum, point, index) => {
    const before = points[index - 1];
    return before ? sum + distance(before, point) : 0;
  }, 0);

/** The positions a phone would record: a drifting error, some noise, and an occasional outlier. */
export function asMeasured(track: readonly TrackPoint[], random: () => number, sigma = 4) {
  let [north, east] = [0, 0];
  const keep = 0.97;
  return track.map(({ second, ...place }) => {
    north = keep * north + Math.sqrt(1 - keep ** 2) * sigma * gaussian(random);
    east = keep * east + Math.sqrt(1 - keep ** 2) * sigma * gaussian(random);
    const isOdd = random() < 0.005;
    const far = isOdd ? 150 + 100 * random() : 0;
    const at = moved(place, north + gaussian(random) + far, east + gaussian(random) - far);
    return { ...at, second, accuracy: isOdd ? 12 : 4 + 4 * random() };
  });
}

/** An hour along the lake, in blocks: out and back, with stops at traffic lights. */
export const LAKEFRONT: Coordinates = { lat: 41.8827, lng: -87.6167 };
export const RUN: Leg[] = [
  { meters: 800, heading: 0, speed: 3 },
  { meters: 300, heading: 90, speed: 2.9 },
  { stand: 60 },
  { meters: 1200, heading: 15, speed: 3.2 },
  { meters: 500, heading: 350, speed: 2.7 },
  { stand: 25 },
  { meters: 900, heading: 200, speed: 3 },
  { meters: 1300, heading: 170, speed: 3.1 },
];
/** An hour inland around a rectangle, far enough from the line between both ends that others see some of its map. */
export const RECTANGLE: Leg[] = [
  { meters: 1500, heading: 0, speed: 3 },
  { meters: 5000, heading: 270, speed: 3 },
  { meters: 3000, heading: 180, speed: 3 },
  { meters: 1500, heading: 90, speed: 3 },
];
