import type { Disc } from "@/lib/activity/zones/rules";
import { type Bbox, boxAround, type Coordinates, distance, lineLength } from "@/lib/discover/map/rules";
import { piecesOf } from "./route-shape";
import type { RecordedRoute } from "./rules";

/** Meters from a place to the line segment between two others, on a flat earth: zones are small. */
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

/** Slightly less than the meters in a degree of latitude, so that rounding never drops a nearby disc. */
const METERS_PER_DEGREE = 110_000;

type Reach = Disc & { box: Bbox };

function withBox(disc: Disc): Reach {
  const { lat, lng, radius } = disc;
  const high = radius / METERS_PER_DEGREE;
  const wide = high / Math.cos((Math.min(89, Math.abs(lat) + high) * Math.PI) / 180);
  return { ...disc, box: { south: lat - high, north: lat + high, west: lng - wide, east: lng + wide } };
}

const overlap = (a: Bbox, b: Bbox): boolean =>
  a.south <= b.north && b.south <= a.north && a.west <= b.east && b.west <= a.east;

/** The discs a route can touch: those whose bounding boxes overlap its own. */
export function discsNear(points: readonly Coordinates[], discs: readonly Disc[]): Reach[] {
  const box = boxAround(points);
  return box ? discs.map(withBox).filter((disc) => overlap(disc.box, box)) : [];
}

/**
 * A part of a route between cuts, in pieces where it was paused, with the discs that hide what comes before and after
 * it.
 */
type Section = { pieces: Coordinates[][]; from: Disc | null; to: Disc | null };

/** The sections of a route that neither lie in nor cross any of these discs, however far apart the points are. */
export function sectionsOutside({ points, breaks }: RecordedRoute, discs: readonly Disc[]): Section[] {
  const near = discsNear(points, discs);
  const hiding = ({ lat, lng }: Coordinates): Disc | undefined => {
    const box = { south: lat, north: lat, west: lng, east: lng };
    return near.find((disc) => overlap(disc.box, box) && distance(disc, { lat, lng }) <= disc.radius);
  };
  const crossed = (from: Coordinates, to: Coordinates): Disc | undefined => {
    const box = boxAround([from, to]);
    return near.find((disc) => box && overlap(disc.box, box) && distanceToLine(disc, from, to) <= disc.radius);
  };
  let section: Section = { pieces: [], from: null, to: null };
  const sections = [section];
  for (const piece of piecesOf(points, breaks)) {
    let shown: Coordinates[] = [];
    section.pieces.push(shown);
    for (const { lat, lng } of piece) {
      const place = { lat, lng };
      const last = shown.at(-1);
      const own = hiding(place);
      const disc = own ?? (last && crossed(last, place));
      if (disc) {
        section.to = disc;
        shown = [];
        section = { pieces: [shown], from: disc, to: null };
        sections.push(section);
      }
      if (!own) shown.push(place);
    }
  }
  return sections;
}

/** The pieces with enough points for a line. */
export const linesOf = (pieces: readonly Coordinates[][]): Coordinates[][] => pieces.filter(({ length }) => length > 1);

/** A route without the parts that lie in these discs or cross them. */
export const cutOut = (route: RecordedRoute, discs: readonly Disc[]): Coordinates[][] =>
  linesOf(sectionsOutside(route, discs).flatMap(({ pieces }) => pieces));

export const lengthOf = (pieces: readonly Coordinates[][]): number =>
  Math.round(pieces.reduce((sum, piece) => sum + lineLength(piece), 0));
