import { thinned } from "@/lib/activity/routes/route-shape";
import { MAX_ROUTE_BREAKS, type RecordedRoute, type RoutePoint } from "@/lib/activity/routes/rules";
import { distance } from "@/lib/discover/map/rules";
import type { TrackSample } from "./rules";
import { MOST_STRAYS } from "./track-order";

/** How far two right positions may be off together, as in the recorder. Meters. */
const JUMP = 25;
/** Meters a barometer or GPS altitude may be off between two points, and change in a second. */
const RISE = { off: 50, aSecond: 10 };
/** No place on land is higher or lower. Meters. */
const HIGHEST = 9000;
/** Devices write 0 until they know the height; a start this near the sea may be right. Meters. */
const NEAR_THE_SEA = 20;

type Reachable<Value> = (from: Value, to: Value) => boolean;

/** A few values in a row that nothing can have reached, after which it goes on from the value before. */
function excursions<Value>(values: readonly Value[], isReachable: Reachable<Value>): Set<Value> {
  const out = new Set<Value>();
  let last = values[0];
  for (const [index, value] of values.entries()) {
    if (last === undefined || out.has(value)) continue;
    const from = last;
    if (!isReachable(from, value)) {
      const next = values.slice(index + 1, index + 1 + MOST_STRAYS);
      const back = next.findIndex((one) => isReachable(from, one));
      const isEnd = back < 0 && next.length < MOST_STRAYS && values.length > 4 * MOST_STRAYS;
      if (back >= 0 || isEnd) {
        for (const one of [value, ...next.slice(0, isEnd ? next.length : back)]) out.add(one);
        continue;
      }
    }
    last = value;
  }
  return out;
}

/** In both directions: what is wrong at the beginning is an end when read backwards. */
function withoutExcursions<Value>(values: readonly Value[], isReachable: Reachable<Value>): Value[] {
  const forth = excursions(values, isReachable);
  const left = values.filter((value) => !forth.has(value));
  const back = excursions(left.toReversed(), isReachable);
  return left.filter((value) => !back.has(value));
}

const secondsBetween = (a: TrackSample, b: TrackSample) => Math.abs(b.at - a.at) / 1000;

/** A piece without positions off the line, cut where the position jumped for good, as the recorder does. */
export function withoutJumps(piece: readonly TrackSample[], topSpeed: number): TrackSample[][] {
  const isReachable: Reachable<TrackSample> = (from, to) =>
    distance(from, to) <= topSpeed * secondsBetween(from, to) + JUMP;
  const jumps = (samples: readonly TrackSample[]) =>
    samples.filter((sample, index) => !isReachable(samples[index - 1] ?? sample, sample));
  // Too fast all along is no error of the position: another activity was chosen.
  if (jumps(piece).length > piece.length / 4) return [[...piece]];
  const plausible = withoutExcursions(piece, isReachable);
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

/** Samples with a height each, taken from their neighbors where it was missing or wrong; none where most are missing. */
export function withHeights(samples: readonly TrackSample[]): { samples: TrackSample[]; filled: number } {
  const first = samples.findIndex(({ elevation }) => elevation !== 0);
  const isUnset = first > 0 && Math.abs(samples[first]?.elevation ?? 0) > NEAR_THE_SEA;
  const timed = samples.filter(
    ({ elevation }, index) => elevation !== null && Math.abs(elevation) <= HIGHEST && !(isUnset && index < first),
  );
  const isReachable: Reachable<TrackSample> = (from, to) =>
    Math.abs((to.elevation ?? 0) - (from.elevation ?? 0)) <= RISE.off + RISE.aSecond * secondsBetween(from, to);
  const known = withoutExcursions(timed, isReachable);
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

/** The route of these pieces, in whole seconds since its first point. */
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
  return thinned({ points, breaks: breaks.slice(0, MAX_ROUTE_BREAKS) }, false);
}
