import { distanceToLine } from "@/lib/activity/routes/route-cuts";
import { simplified } from "@/lib/activity/routes/route-shape";
import { boxAround, type Coordinates, distance, lineLength, lineOf } from "@/lib/discover/map/rules";
import trails from "./trails.json";

/**
 * A well-known Chicago trail as a sketch: "lng,lat" pairs with four decimals, drawn by hand along the shore, river, and
 * parks of our own map. The map has no trails, so the position is accurate to about a block.
 */
export type CityTrail = { id: string; name: string; about: string; line: readonly Coordinates[]; meters: number };

export const CITY_TRAILS: readonly CityTrail[] = trails.map(({ line: text, ...trail }) => {
  const line = lineOf(text);
  return { ...trail, line, meters: lineLength(line) };
});

export const findTrail = (id: string): CityTrail | undefined => CITY_TRAILS.find((trail) => trail.id === id);

/** Tolerance in meters between a sketch and the real trail, and between a trail and a place next to it. */
const TOLERANCE_METERS = 200;
const NEAR = 400;

const metersTo = (place: Coordinates, line: readonly Coordinates[]): number =>
  Math.min(...line.slice(1).map((to, index) => distanceToLine(place, line[index] ?? to, to)));

/** The trails that pass a place, nearest first. */
export function trailsNear(place: Coordinates): CityTrail[] {
  return CITY_TRAILS.map((trail) => ({ trail, meters: metersTo(place, trail.line) }))
    .filter(({ meters }) => meters <= NEAR)
    .sort((a, b) => a.meters - b.meters)
    .map(({ trail }) => trail);
}

const STEP = 100;

/** Points along a line, a hundred meters apart. */
function along(line: readonly Coordinates[]): Coordinates[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const steps = Math.max(1, Math.round(distance(from, to) / STEP));
    return Array.from({ length: steps }, (_, step) => ({
      lat: from.lat + ((to.lat - from.lat) * step) / steps,
      lng: from.lng + ((to.lng - from.lng) * step) / steps,
    }));
  });
}

/**
 * Padding of bounding boxes in degrees, more than `TOLERANCE_METERS` in both directions in Chicago: an east-west street has a box
 * without height.
 */
const PADDING = 0.003;

const CHECKED = CITY_TRAILS.map((trail) => ({ trail, places: along(trail.line), box: boxAround(trail.line) }));
/**
 * The share of a trail that must be covered to count as completed, and that must be visible to others for them to know:
 * route ends are often hidden.
 */
const MIN_COVERAGE = 0.8;
export const VISIBLE_TRAIL_SHARE = 0.5;

/**
 * Routes are reduced to this many points, which is accurate to a block, so that long recordings with many pauses cost
 * no more.
 */
const POINTS = 600;

const roughly = (pieces: readonly (readonly Coordinates[])[]): Coordinates[][] =>
  pieces.map((piece) => simplified(piece, Math.max(2, Math.floor(POINTS / pieces.length))));

/** The trails that these pieces of a route cover, in either direction, by at least `MIN_COVERAGE`. */
export function trailsDone(pieces: readonly (readonly Coordinates[])[], share = MIN_COVERAGE): CityTrail[] {
  const lines = roughly(pieces).filter(({ length }) => length > 1);
  const went = boxAround(lines.flat());
  if (!went) return [];
  return CHECKED.filter(({ places, box }) => {
    if (!box || box.south - PADDING > went.north || box.north + PADDING < went.south) return false;
    if (box.west - PADDING > went.east || box.east + PADDING < went.west) return false;
    const passed = places.filter((place) => lines.some((line) => metersTo(place, line) <= TOLERANCE_METERS));
    return passed.length >= share * places.length;
  }).map(({ trail }) => trail);
}
