import type { Disc } from "@/lib/activity/zones/rules";
import { type Coordinates, distance } from "@/lib/discover/map/rules";
import { piecesOf } from "./route-shape";
import type { RecordedRoute } from "./rules";

/** Meters from a place to the straight line between two others, on a flat earth: zones are small. */
export function distanceToLine(place: Coordinates, from: Coordinates, to: Coordinates): number {
  const narrow = Math.cos((place.lat * Math.PI) / 180);
  const flat = ({ lat, lng }: Coordinates) => ({ x: (lng - place.lng) * narrow, y: lat - place.lat });
  const [a, b] = [flat(from), flat(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(a.x * dx + a.y * dy) / length));
  const nearest = { lat: place.lat + a.y + along * dy, lng: place.lng + (a.x + along * dx) / narrow };
  return distance(place, nearest);
}

/** Slightly less than the meters of a degree of latitude, so that rounding never takes near for far. */
const METERS_A_DEGREE = 110_000;
/** The height of a strip of the index, in degrees of latitude: about two kilometers. */
const STRIP = 0.02;
const stripOf = (lat: number) => Math.floor(lat / STRIP);

/**
 * A spatial index: the discs by the strips of latitude they reach. Somebody with a thousand starting points has a
 * thousand discs, and few are near a given point.
 */
function byStrip(discs: readonly Disc[]): (south: number, north: number) => Disc[] {
  const strips = new Map<number, Disc[]>();
  for (const disc of discs) {
    const reach = disc.radius / METERS_A_DEGREE;
    for (let strip = stripOf(disc.lat - reach); strip <= stripOf(disc.lat + reach); strip += 1) {
      const there = strips.get(strip);
      if (there) there.push(disc);
      else strips.set(strip, [disc]);
    }
  }
  return (south, north) => {
    const [first, last] = [stripOf(south), stripOf(north)];
    if (first === last) return strips.get(first) ?? [];
    if (last - first > strips.size) return [...discs];
    return Array.from({ length: last - first + 1 }, (_, index) => strips.get(first + index) ?? []).flat();
  };
}

/**
 * Cuts a route for others: nothing is left that lies in one of these discs or crosses it, however far apart its points
 * are.
 */
export function cutOut({ points, breaks }: RecordedRoute, discs: readonly Disc[]): Coordinates[][] {
  const near = byStrip(discs);
  const isHidden = ({ lat, lng }: Coordinates) =>
    near(lat, lat).some((disc) => distance(disc, { lat, lng }) <= disc.radius);
  const crosses = (from: Coordinates, to: Coordinates) =>
    near(Math.min(from.lat, to.lat), Math.max(from.lat, to.lat)).some(
      (disc) => distanceToLine(disc, from, to) <= disc.radius,
    );
  return piecesOf(points, breaks).flatMap((piece) => {
    const shown: Coordinates[][] = [];
    let open: Coordinates[] = [];
    for (const { lat, lng } of piece) {
      const place = { lat, lng };
      const last = open.at(-1);
      const hidden = isHidden(place);
      if (hidden || (last && crosses(last, place))) {
        shown.push(open);
        open = [];
      }
      if (!hidden) open.push(place);
    }
    return [...shown, open].filter(({ length }) => length > 1);
  });
}

export function lengthOf(pieces: readonly Coordinates[][]): number {
  let sum = 0;
  for (const piece of pieces)
    for (const [index, place] of piece.entries()) {
      const before = piece[index - 1];
      if (before) sum += distance(before, place);
    }
  return Math.round(sum);
}
