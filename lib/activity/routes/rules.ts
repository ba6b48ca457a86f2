import type { ActivityType } from "@/lib/activity/workouts/rules";
import { type Coordinates, distance } from "@/lib/discover/map/rules";

/**
 * A recorded way and what is read from it. The recorder, the import and the server measure with this module, so the
 * numbers a person saw are the ones that are stored.
 */
export type RoutePoint = Coordinates & {
  /** Whole seconds since the start. */
  second: number;
  /** Meters above the sea. */
  elevation: number | null;
};
export type RecordedRoute = {
  points: readonly RoutePoint[];
  /** The points at which recording went on after a pause: nothing was covered between such a point and the one before. */
  breaks: readonly number[];
};

/** An hour at a point a second, a day at one in 20: what is denser is thinned before it is sent. */
export const MAX_ROUTE_POINTS = 5000;
export const MAX_ROUTE_BREAKS = 500;
export const MAX_ROUTE_SECONDS = 86_400;
/** As much text as that many points can take, and no more. */
export const MAX_POLYLINE = 60_000;
export const MAX_ROUTE_BYTES = 256 * 1024;

/** Meters a second that nobody holds for ten seconds, a downhill included. */
const TOP_SPEED: Partial<Record<ActivityType, number>> = { running: 10, hiking: 7, cycling: 28 };
export const topSpeed = (activityType: ActivityType): number => TOP_SPEED[activityType] ?? 12;
/** Below this speed somebody stands, and only the position drifts. */
export const standingSpeed = (activityType: ActivityType): number => (activityType === "cycling" ? 1 : 0.5);
const SPEED_OVER_SECONDS = 10;
/** Smaller climbs are noise of GPS altitude. Meters. */
const RISE = 3;

export type Measured = {
  distanceMeters: number;
  movingSeconds: number;
  elapsedSeconds: number;
  /** Null where the device told no heights. */
  elevationGain: number | null;
};

/** Meters from the start to each point; what a pause skipped is not covered. */
function covered({ points, breaks }: RecordedRoute): number[] {
  const afterPause = new Set(breaks);
  let sum = 0;
  return points.map((point, index) => {
    const before = points[index - 1];
    if (before && !afterPause.has(index)) sum += distance(before, point);
    return sum;
  });
}

/** Seconds in motion from the start to each point. */
function moved(route: RecordedRoute, activityType: ActivityType, meters: readonly number[]): number[] {
  const afterPause = new Set(route.breaks);
  let sum = 0;
  return route.points.map((point, index) => {
    const before = route.points[index - 1];
    if (before && !afterPause.has(index)) {
      const seconds = point.second - before.second;
      const way = (meters[index] ?? 0) - (meters[index - 1] ?? 0);
      if (way >= standingSpeed(activityType) * seconds) sum += seconds;
    }
    return sum;
  });
}

function gainOf(points: readonly RoutePoint[]): number | null {
  let low: number | null = null;
  let gain = 0;
  for (const { elevation } of points) {
    if (elevation === null) return null;
    if (low === null || elevation < low) low = elevation;
    else if (elevation - low >= RISE) {
      gain += elevation - low;
      low = elevation;
    }
  }
  return low === null ? null : Math.round(gain);
}

export function measure(route: RecordedRoute, activityType: ActivityType): Measured {
  const meters = covered(route);
  return {
    distanceMeters: Math.round(meters.at(-1) ?? 0),
    movingSeconds: moved(route, activityType, meters).at(-1) ?? 0,
    elapsedSeconds: route.points.at(-1)?.second ?? 0,
    elevationGain: gainOf(route.points),
  };
}

/** Whether a person can have moved like this. */
export function isPlausible(route: RecordedRoute, activityType: ActivityType): boolean {
  const meters = covered(route);
  const fastest = topSpeed(activityType);
  let from = 0;
  for (const [to, { second }] of route.points.entries()) {
    // The latest point that lies long enough before this one.
    while (second - (route.points[from + 1]?.second ?? second) >= SPEED_OVER_SECONDS) from += 1;
    const seconds = second - (route.points[from]?.second ?? second);
    if (seconds < SPEED_OVER_SECONDS) continue;
    if ((meters[to] ?? 0) - (meters[from] ?? 0) > fastest * seconds) return false;
  }
  return true;
}

/** Linear interpolation: the value of `values` where the rising `series` reaches `at`; `index` is the first point past it. */
function between(at: number, series: readonly number[], values: readonly number[], index: number): number {
  const [from = 0, to = 0] = [series[index - 1], series[index]];
  const [low = 0, high = 0] = [values[index - 1], values[index]];
  return to === from ? high : low + ((at - from) / (to - from)) * (high - low);
}

export type Split = { meters: number; seconds: number };

/** Time in motion for each `unit` of meters; the last one is what is left over. */
export function splitsOf(route: RecordedRoute, activityType: ActivityType, unit: number): Split[] {
  const meters = covered(route);
  const seconds = moved(route, activityType, meters);
  const splits: Split[] = [];
  let begun = 0;
  let index = 1;
  const total = meters.at(-1) ?? 0;
  for (let end = unit; end <= total; end += unit) {
    while ((meters[index] ?? Number.POSITIVE_INFINITY) < end) index += 1;
    const at = between(end, meters, seconds, index);
    splits.push({ meters: unit, seconds: at - begun });
    begun = at;
  }
  const rest = total - splits.length * unit;
  // A rest of a few meters is no split of its own.
  if (rest >= unit / 100) splits.push({ meters: rest, seconds: (seconds.at(-1) ?? 0) - begun });
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

/** The fastest seconds over this many meters anywhere on the way, stops included; null where it is shorter. */
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

/** The distances people compare themselves over, in meters: a kilometer, a mile, 5 km, 10 km, half and whole marathon. */
const EFFORT_METERS = [1000, 1609, 5000, 10_000, 21_098, 42_195] as const;

export function effortsOf(route: RecordedRoute): { meters: number; seconds: number }[] {
  return EFFORT_METERS.flatMap((meters) => {
    const seconds = fastestOver(route, meters);
    return seconds === null ? [] : [{ meters, seconds }];
  });
}

export type Sample = { meters: number; second: number; elevation: number | null; speed: number; at: Coordinates };

/** The way at even distances, for charts and for the mark that is moved along it. */
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
    // As fast as over some thirty meters around it, so that one odd position makes no peak.
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

/** Whole minutes a recorded workout is logged with. */
export const minutesOf = (seconds: number, most: number): number =>
  Math.min(most, Math.max(1, Math.round(seconds / 60)));
