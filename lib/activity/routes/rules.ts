import { ACTIVITIES, type ActivityType } from "@/lib/activity/workouts/rules";
import { type Coordinates, distance } from "@/lib/discover/map/rules";

/**
 * A recorded route and its measurements. The recorder, the import, and the server all measure with this module, so the
 * numbers a person saw are the ones that are stored.
 */
export type RoutePoint = Coordinates & {
  /** Whole seconds since the start. */
  second: number;
  /** Elevation in meters. */
  elevation: number | null;
};
type Route<Point> = {
  points: readonly Point[];
  /**
   * The points at which recording resumed after a pause or a gap: nothing counts between such a point and the one
   * before.
   */
  breaks: readonly number[];
};
export type RecordedRoute = Route<RoutePoint>;

/** An hour at one point per second, or a day at one in 20 seconds; denser routes are downsampled before they are sent. */
export const MAX_ROUTE_POINTS = 5000;
/** More than a day can have: each takes longer than `MAX_GAP`, and people pause as well. */
export const MAX_ROUTE_BREAKS = 2000;
/** A longer time without a position is a break: the route is unknown, so its distance and time don't count. Seconds. */
export const MAX_GAP = 60;
/** Three days, because people import weekend hikes. One day still pays for at most 24 hours. */
export const MAX_ROUTE_SECONDS = 72 * 3600;
/** The maximum text length for that many points. */
export const MAX_POLYLINE = 60_000;
export const MAX_ROUTE_BYTES = 256 * 1024;

export const topSpeed = (activityType: ActivityType): number => ACTIVITIES[activityType].topSpeed;
export const stationarySpeed = (activityType: ActivityType): number => ACTIVITIES[activityType].stationarySpeed ?? 0.5;
const SPEED_OVER_SECONDS = 10;
/** Smaller climbs are GPS altitude noise. Meters. */
const RISE = 3;

export type Measured = {
  distanceMeters: number;
  movingSeconds: number;
  elapsedSeconds: number;
  /** Null if the device reported no elevations. */
  elevationGain: number | null;
};

/** A recorded route with a break wherever its positions are more than `MAX_GAP` apart. */
export function withGapBreaks({ points, breaks }: RecordedRoute): RecordedRoute {
  const afterPause = new Set(breaks);
  const isBreak = (index: number) => {
    const [before, point] = [points[index - 1], points[index]];
    return afterPause.has(index) || (before && point && point.second - before.second > MAX_GAP);
  };
  return { points, breaks: [...points.keys()].filter(isBreak) };
}

/** Cumulative distance at each point, in meters; pauses don't count. */
export function covered<Point extends Coordinates>({ points, breaks }: Route<Point>): number[] {
  const afterPause = new Set(breaks);
  let sum = 0;
  return points.map((point, index) => {
    const before = points[index - 1];
    if (before && !afterPause.has(index)) sum += distance(before, point);
    return sum;
  });
}

/** Moving seconds from the start to each point. */
export function moved(route: RecordedRoute, activityType: ActivityType, meters: readonly number[]): number[] {
  const afterPause = new Set(route.breaks);
  let sum = 0;
  return route.points.map((point, index) => {
    const before = route.points[index - 1];
    if (before && !afterPause.has(index)) {
      const seconds = point.second - before.second;
      const way = (meters[index] ?? 0) - (meters[index - 1] ?? 0);
      if (way >= stationarySpeed(activityType) * seconds) sum += seconds;
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
    // The latest point that is long enough before this one.
    while (second - (route.points[from + 1]?.second ?? second) >= SPEED_OVER_SECONDS) from += 1;
    const seconds = second - (route.points[from]?.second ?? second);
    if (seconds < SPEED_OVER_SECONDS) continue;
    if ((meters[to] ?? 0) - (meters[from] ?? 0) > fastest * seconds) return false;
  }
  return true;
}
