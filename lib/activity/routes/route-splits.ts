import type { ActivityType } from "@/lib/activity/workouts/rules";
import type { Coordinates } from "@/lib/discover/map/rules";
import { covered, moved, type RecordedRoute } from "./rules";

/**
 * Linear interpolation: the value of `values` where the increasing `series` reaches `at`; `index` is the first point
 * past it.
 */
function between(at: number, series: readonly number[], values: readonly number[], index: number): number {
  const [from = 0, to = 0] = [series[index - 1], series[index]];
  const [low = 0, high = 0] = [values[index - 1], values[index]];
  return to === from ? high : low + ((at - from) / (to - from)) * (high - low);
}

export type Split = { meters: number; seconds: number };

/** Moving time for each `unit` of meters; the last split is the remainder. */
export function splitsOf(route: RecordedRoute, activityType: ActivityType, unit: number): Split[] {
  const meters = covered(route);
  const seconds = moved(route, activityType, meters);
  const splits: Split[] = [];
  let splitStart = 0;
  let index = 1;
  const total = meters.at(-1) ?? 0;
  for (let end = unit; end <= total; end += unit) {
    while ((meters[index] ?? Number.POSITIVE_INFINITY) < end) index += 1;
    const at = between(end, meters, seconds, index);
    splits.push({ meters: unit, seconds: at - splitStart });
    splitStart = at;
  }
  const rest = total - splits.length * unit;
  // A few remaining meters aren't a split.
  if (rest >= unit / 100) splits.push({ meters: rest, seconds: (seconds.at(-1) ?? 0) - splitStart });
  return splits;
}

/** Where each whole `unit` of meters was reached. */
export function signsOf(route: RecordedRoute, unit: number): Coordinates[] {
  const meters = covered(route);
  const latitudes = route.points.map(({ lat }) => lat);
  const longitudes = route.points.map(({ lng }) => lng);
  let index = 1;
  return Array.from({ length: Math.floor((meters.at(-1) ?? 0) / unit) }, (_, sign) => {
    const at = (sign + 1) * unit;
    while ((meters[index] ?? Number.POSITIVE_INFINITY) < at) index += 1;
    return { lat: between(at, meters, latitudes, index), lng: between(at, meters, longitudes, index) };
  });
}

/**
 * The fastest time in seconds over this many meters anywhere on the route, stops included; null if the route is
 * shorter.
 */
export function fastestOver(route: RecordedRoute, wanted: number): number | null {
  const meters = covered(route);
  const seconds = route.points.map(({ second }) => second);
  let best: number | null = null;
  let from = 1;
  for (const [to, end] of meters.entries()) {
    if (end < wanted) continue;
    while ((meters[from] ?? end) <= end - wanted) from += 1;
    const taken = (seconds[to] ?? 0) - between(end - wanted, meters, seconds, from);
    if (best === null || taken < best) best = taken;
  }
  return best;
}

/** Standard distances in meters: a kilometer, a mile, 5 km, 10 km, half and full marathon. */
const EFFORT_METERS = [1000, 1609, 5000, 10_000, 21_098, 42_195] as const;

export function effortsOf(route: RecordedRoute): { meters: number; seconds: number }[] {
  return EFFORT_METERS.flatMap((meters) => {
    const seconds = fastestOver(route, meters);
    return seconds === null ? [] : [{ meters, seconds }];
  });
}

export type Sample = { meters: number; second: number; elevation: number | null; speed: number; at: Coordinates };

/** The route at even distances, for charts and the marker on them. */
export function samplesOf(route: RecordedRoute, count = 100): Sample[] {
  const meters = covered(route);
  const total = meters.at(-1) ?? 0;
  if (total === 0) return [];
  const seconds = route.points.map(({ second }) => second);
  const elevations = route.points.map(({ elevation }) => elevation ?? 0);
  const latitudes = route.points.map(({ lat }) => lat);
  const longitudes = route.points.map(({ lng }) => lng);
  const heights = route.points.every(({ elevation }) => elevation !== null);
  const afterPause = new Set(route.breaks);
  let index = 1;
  return Array.from({ length: count + 1 }, (_, step) => {
    const at = (total * step) / count;
    while (index < meters.length - 1 && ((meters[index] ?? 0) < at || afterPause.has(index))) index += 1;
    // Speed is averaged over about thirty meters, so that one bad position makes no peak.
    const [low, high] = around(meters, index, 15);
    const time = (seconds[high] ?? 0) - (seconds[low] ?? 0);
    return {
      meters: at,
      second: Math.round(between(at, meters, seconds, index)),
      elevation: heights ? between(at, meters, elevations, index) : null,
      speed: time > 0 ? ((meters[high] ?? 0) - (meters[low] ?? 0)) / time : 0,
      at: { lat: between(at, meters, latitudes, index), lng: between(at, meters, longitudes, index) },
    };
  });
}

function around(meters: readonly number[], index: number, reach: number): [number, number] {
  let [low, high] = [Math.max(0, index - 1), index];
  while (low > 0 && (meters[index] ?? 0) - (meters[low] ?? 0) < reach) low -= 1;
  while (high < meters.length - 1 && (meters[high] ?? 0) - (meters[index] ?? 0) < reach) high += 1;
  return [low, high];
}
