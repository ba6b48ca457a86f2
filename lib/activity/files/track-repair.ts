import { downsampled } from "@/lib/activity/routes/route-shape";
import { MAX_ROUTE_BREAKS, type RecordedRoute, type RoutePoint } from "@/lib/activity/routes/rules";
import { distance } from "@/lib/discover/map/rules";
import type { TrackSample } from "./rules";
import { MAX_OUTLIERS } from "./track-order";

/** Combined error of two valid positions, in meters, as in the recorder. */
const JUMP = 25;
/** Error of a barometer or GPS altitude between two points, and its drift per second. Meters. */
const RISE = { off: 50, aSecond: 10 };
/** Maximum elevation on land. Meters. */
const MAX_ELEVATION = 9000;
/** Devices write 0 until they know the elevation. A start this close to sea level may be correct. Meters. */
const NEAR_SEA_LEVEL = 20;

type Reachable<Value> = (from: Value, to: Value) => boolean;

/**
 * Short runs of values that are unreachable from the value before them, and from which the value after them is
 * unreachable too.
 */
function outliersIn<Value>(values: readonly Value[], isReachable: Reachable<Value>): Set<Value> {
  const out = new Set<Value>();
  let last = values[0];
  for (const [index, value] of values.entries()) {
    if (last === undefined || out.has(value)) continue;
    const from = last;
    if (!isReachable(from, value)) {
      const next = values.slice(index + 1, index + 1 + MAX_OUTLIERS);
      const back = next.findIndex((one) => isReachable(from, one));
      const isEnd = back < 0 && next.length < MAX_OUTLIERS && values.length > 4 * MAX_OUTLIERS;
      if (back >= 0 || isEnd) {
        for (const one of [value, ...next.slice(0, isEnd ? next.length : back)]) out.add(one);
        continue;
      }
    }
    last = value;
  }
  return out;
}

/** Runs in both directions, because outliers at the start are outliers at the end of the reversed list. */
function withoutOutliers<Value>(values: readonly Value[], isReachable: Reachable<Value>): Value[] {
  const forth = outliersIn(values, isReachable);
  const left = values.filter((value) => !forth.has(value));
  const back = outliersIn(left.toReversed(), isReachable);
  return left.filter((value) => !back.has(value));
}

const secondsBetween = (a: TrackSample, b: TrackSample) => Math.abs(b.at - a.at) / 1000;

/** Removes outlier positions, and splits the segment where the position jumped for good, as the recorder does. */
export function withoutJumps(piece: readonly TrackSample[], topSpeed: number): TrackSample[][] {
  const isReachable: Reachable<TrackSample> = (from, to) =>
    distance(from, to) <= topSpeed * secondsBetween(from, to) + JUMP;
  const jumps = (samples: readonly TrackSample[]) =>
    samples.filter((sample, index) => !isReachable(samples[index - 1] ?? sample, sample));
  // If the whole segment is too fast, the activity type is wrong, not the positions.
  if (jumps(piece).length > piece.length / 4) return [[...piece]];
  const plausible = withoutOutliers(piece, isReachable);
  const starts = new Set(jumps(plausible));
  if (starts.size > plausible.length / 50) return [plausible];
  const parts: TrackSample[][] = [];
  for (const sample of plausible) {
    const part = parts.at(-1);
    if (part && !starts.has(sample)) part.push(sample);
    else parts.push([sample]);
  }
  return parts;
}

/** Interpolates missing and wrong elevations. Removes all of them if most are missing. */
export function withElevations(samples: readonly TrackSample[]): { samples: TrackSample[]; filled: number } {
  const first = samples.findIndex(({ elevation }) => elevation !== 0);
  const isUnset = first > 0 && Math.abs(samples[first]?.elevation ?? 0) > NEAR_SEA_LEVEL;
  const timed = samples.filter(
    ({ elevation }, index) => elevation !== null && Math.abs(elevation) <= MAX_ELEVATION && !(isUnset && index < first),
  );
  const isReachable: Reachable<TrackSample> = (from, to) =>
    Math.abs((to.elevation ?? 0) - (from.elevation ?? 0)) <= RISE.off + RISE.aSecond * secondsBetween(from, to);
  const known = withoutOutliers(timed, isReachable);
  if (known.length < samples.length / 2) {
    return { samples: samples.map((sample) => ({ ...sample, elevation: null })), filled: 0 };
  }
  let next = 0;
  const heights = samples.map((sample) => {
    while ((known[next]?.at ?? Number.POSITIVE_INFINITY) < sample.at) next += 1;
    const [after, before] = [known[next] ?? known.at(-1), known[next - 1] ?? known[0]];
    const [low, high] = [before?.elevation ?? 0, after?.elevation ?? 0];
    const span = (after?.at ?? 0) - (before?.at ?? 0);
    const share = span > 0 ? Math.min(1, (sample.at - (before?.at ?? 0)) / span) : 1;
    return { ...sample, elevation: after === sample ? sample.elevation : low + share * (high - low) };
  });
  return { samples: heights, filled: samples.length - known.length };
}

/** Builds a route from these segments, in whole seconds since its first point. */
export function routeOf(pieces: readonly TrackSample[][]): RecordedRoute {
  const startedAt = pieces[0]?.[0]?.at ?? 0;
  const points: RoutePoint[] = [];
  const breaks: number[] = [];
  for (const piece of pieces) {
    const from = points.length;
    for (const { at, lat, lng, elevation } of piece) {
      const second = Math.round((at - startedAt) / 1000);
      if (second > (points.at(-1)?.second ?? -1)) points.push({ lat, lng, second, elevation });
    }
    if (from > 0 && points.length > from) breaks.push(from);
  }
  return downsampled({ points, breaks: breaks.slice(0, MAX_ROUTE_BREAKS) }, false);
}
