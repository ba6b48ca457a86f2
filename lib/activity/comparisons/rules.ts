import { covered } from "@/lib/activity/routes/rules";
import { type Coordinates, distance } from "@/lib/discover/map/rules";

/** Sample points for comparing two routes. */
const PLACES = 24;
/**
 * How far apart the points may be: GPS error in meters, or a share of the route's length, because errors accumulate.
 */
const NEAR_METERS = 120;
const NEAR_SHARE = 0.03;

/** Evenly spaced points from a route's start to its end. */
function placesAlong(points: readonly Coordinates[]): Coordinates[] {
  const meters = covered({ points, breaks: [] });
  const sum = meters.at(-1) ?? 0;
  let next = 1;
  return Array.from({ length: PLACES + 1 }, (_, step) => {
    const wanted = (sum * step) / PLACES;
    while (next < points.length - 1 && (meters[next] ?? 0) < wanted) next += 1;
    const [from, to] = [points[next - 1], points[next]];
    if (!from || !to) return points[0] ?? { lat: 0, lng: 0 };
    const [start = 0, ended = 0] = [meters[next - 1], meters[next]];
    const part = ended > start ? Math.min(1, (wanted - start) / (ended - start)) : 0;
    return { lat: from.lat + part * (to.lat - from.lat), lng: from.lng + part * (to.lng - from.lng) };
  });
}

/**
 * Whether two routes are the same in the same direction: points at equal shares of their length are close to each
 * other. Simplified routes with few points are enough.
 */
export function isSameRoute(one: readonly Coordinates[], other: readonly Coordinates[], meters: number): boolean {
  if (one.length < 2 || other.length < 2) return false;
  const near = Math.max(NEAR_METERS, NEAR_SHARE * meters);
  const places = placesAlong(other);
  return placesAlong(one).every((place, index) => distance(place, places[index] ?? place) <= near);
}
