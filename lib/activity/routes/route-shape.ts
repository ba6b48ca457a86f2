import simplify from "simplify-js";
import { project } from "@/lib/discover/map/projection";
import { boxAround, type Coordinates } from "@/lib/discover/map/rules";
import { MAX_GAP, MAX_ROUTE_POINTS, type RecordedRoute, type RoutePoint } from "./rules";

/** Points in the thumbnails of lists. */
const PREVIEW_POINTS = 48;

/** The pieces between pauses. */
export function piecesOf<Point>(points: readonly Point[], breaks: readonly number[]): Point[][] {
  const starts = [0, ...breaks];
  return starts.map((start, index) => points.slice(start, starts[index + 1])).filter((piece) => piece.length > 0);
}

/** Reduces a route to the fewest points that keep its shape, at most `most`. */
export function simplified(points: readonly Coordinates[], most = PREVIEW_POINTS): Coordinates[] {
  const box = boxAround(points);
  if (!box) return [];
  const narrow = Math.cos((box.south * Math.PI) / 180);
  const flat = points.map(({ lat, lng }) => ({ x: lng * narrow, y: lat }));
  // A hundred-thousandth of a degree is about a meter.
  let tolerance = 5e-5;
  let result = simplify(flat, tolerance, true);
  while (result.length > most) {
    tolerance *= 1.6;
    result = simplify(flat, tolerance, true);
  }
  return result.map(({ x, y }) => ({ lat: y, lng: x / narrow }));
}

/**
 * Thins a route to the number of points that may be sent, evenly. The ends of all pieces stay. For a recording, where a
 * gap counts as a break, points whose removal would create a gap also stay if there is room.
 */
export function downsampled(route: RecordedRoute, keepsGaps = true): RecordedRoute {
  const { points, breaks } = route;
  const most = MAX_ROUTE_POINTS;
  if (points.length <= most) return route;
  const ends = new Set([0, points.length - 1, ...breaks, ...breaks.map((index) => index - 1)]);
  const every = points.length / Math.max(1, most - ends.size - 1);
  let next = 0;
  const result: RoutePoint[] = [];
  const after: number[] = [];
  const afterPause = new Set(breaks);
  for (const [index, point] of points.entries()) {
    const isDue = index >= next;
    const opensGap = keepsGaps && (points[index + 1]?.second ?? 0) - (result.at(-1)?.second ?? 0) > MAX_GAP;
    if (!isDue && !opensGap && !ends.has(index)) continue;
    if (isDue) next += every;
    if (afterPause.has(index)) after.push(result.length);
    result.push(point);
  }
  if (result.length === points.length) return downsampled(route, false);
  return downsampled({ points: result, breaks: after }, keepsGaps);
}

/** Aspect ratio of a drawn route. */
const ROUTE_ASPECT = 1.5;
/** Minimum width of a frame, in pixels of the drawn city: about three hundred meters. */
const LEAST = 12;

/** The frame of the drawn city that contains all these places, with a margin; at least `least` pixels of it wide. */
export function frameOf(places: readonly Coordinates[], least = LEAST) {
  const box = boxAround(places);
  if (!box) return null;
  const northWest = project({ lat: box.north, lng: box.west });
  const southEast = project({ lat: box.south, lng: box.east });
  const wide = Math.max(least, southEast.x - northWest.x) * 1.25;
  const high = Math.max(least / ROUTE_ASPECT, southEast.y - northWest.y) * 1.25;
  const width = Math.max(wide, high * ROUTE_ASPECT);
  const height = width / ROUTE_ASPECT;
  const middle = { x: (northWest.x + southEast.x) / 2, y: (northWest.y + southEast.y) / 2 };
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** An SVG path through these places. */
export const pathOf = (places: readonly Coordinates[]) =>
  `M${places
    .map(project)
    .map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)
    .join("L")}`;
