import { distance } from "@/lib/discover/map/rules";
import type { TrackSample } from "./rules";

/** Samples in chronological order without gaps. */
type Run = { samples: TrackSample[]; start: "piece" | "gap" | "clock" };

/** A run of up to this many samples can be outliers; longer runs are considered valid. */
export const MAX_OUTLIERS = 5;
/** Shorter stops between two segments aren't pauses: many apps start a new segment at each lap. */
const PAUSE_MS = 10_000;
/** Outliers at the start or end are at least this far from the rest. */
const FAR_MS = 30 * 60_000;
/** If the clock jumps by more than this, the earlier times were wrong; otherwise the later ones may be. */
const CLOCK_DRIFT_MS = 10 * 60_000;
/** A longer gap between samples means that the clock changed. */
const MAX_PAUSE_MS = 72 * 3_600_000;
const SAME_PLACE = 200;

const startOf = ({ samples }: Run): number => samples[0]?.at ?? 0;
const endOf = ({ samples }: Run): number => samples.at(-1)?.at ?? 0;
const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Segments in chronological order, without duplicate samples. */
function sorted(pieces: readonly TrackSample[][]): TrackSample[][] {
  const seen = new Set<string>();
  const isNew = ({ at, lat, lng }: TrackSample) => seen.size < seen.add(`${at} ${lat} ${lng}`).size;
  return pieces
    .map((piece) => {
      const backwards = piece.filter(({ at }, index) => at < (piece[index - 1]?.at ?? at)).length;
      return backwards > piece.length / 4 ? piece.toSorted((a, b) => a.at - b.at) : piece;
    })
    .toSorted((a, b) => middleOf(a.map(({ at }) => at)) - middleOf(b.map(({ at }) => at)))
    .map((piece) => piece.filter(isNew))
    .filter(({ length }) => length > 0);
}

function runsOf(pieces: readonly TrackSample[][]): Run[] {
  const steps = pieces.flatMap((piece) => piece.slice(1).map(({ at }, index) => at - (piece[index]?.at ?? at)));
  const gap = Math.max(60_000, 20 * middleOf(steps.map(Math.abs)));
  return pieces.flatMap((piece) => {
    const runs: Run[] = [];
    for (const [index, sample] of piece.entries()) {
      const step = sample.at - (piece[index - 1]?.at ?? Number.NEGATIVE_INFINITY);
      const run = runs.at(-1);
      if (run && step >= 0 && step <= gap) run.samples.push(sample);
      else runs.push({ samples: [sample], start: run ? "gap" : "piece" });
    }
    return runs;
  });
}

const shift = (run: Run, by: number): void => {
  run.samples = run.samples.map((sample) => ({ ...sample, at: sample.at + by }));
};

/** Joins runs in order. Drops outliers and repeats, and shifts times where the clock was changed. */
function withoutOverlaps(runs: readonly Run[], isOutlier: (run: Run) => boolean): Run[] {
  const joined: Run[] = [];
  let drift = 0;
  for (const run of runs) {
    if (drift > 0) shift(run, drift);
    const last = joined.at(-1);
    if (last && startOf(run) <= endOf(last)) {
      const before = joined.at(-2);
      if (isOutlier(last) && !isOutlier(run) && (!before || endOf(before) < startOf(run))) joined.pop();
      else if (isOutlier(run)) continue;
      else if (run.start === "piece") run.samples = run.samples.filter(({ at }) => at > endOf(last));
      else {
        const step = endOf(last) + 1000 - startOf(run);
        run.start = "clock";
        if (step > CLOCK_DRIFT_MS) for (const one of joined) shift(one, -step);
        else {
          shift(run, step);
          drift += step;
        }
      }
    }
    if (run.samples.length > 0) joined.push(run);
  }
  return joined;
}

/** If the clock jumped by years between two samples at the same place, the earlier times were wrong. */
function setClocks(runs: readonly Run[]): void {
  for (const [index, run] of runs.entries()) {
    const before = runs[index - 1];
    const [from, to] = [before?.samples.at(-1), run.samples[0]];
    if (!from || !to || run.start === "piece" || to.at - from.at <= MAX_PAUSE_MS) continue;
    if (distance(from, to) > SAME_PLACE) continue;
    run.start = "clock";
    for (const one of runs.slice(0, index)) shift(one, to.at - from.at - 1000);
  }
}

/** Sorts an activity's samples into segments between pauses, with notes on what was repaired. */
export function ordered(pieces: readonly TrackSample[][]): { pieces: TrackSample[][]; notes: string[] } {
  const sortedPieces = sorted(pieces);
  const count = sortedPieces.flat().length;
  const isOutlier = ({ samples }: Run) => samples.length <= Math.min(MAX_OUTLIERS, count / 10);
  const runs = withoutOverlaps(runsOf(sortedPieces), isOutlier);
  const isFar = (run: Run | undefined, other: Run | undefined) =>
    run && other && isOutlier(run) && Math.abs(startOf(other) - startOf(run)) > FAR_MS;
  while (isFar(runs[0], runs[1])) runs.shift();
  while (isFar(runs.at(-1), runs.at(-2))) runs.pop();
  setClocks(runs);
  const result: TrackSample[][] = [];
  for (const run of runs) {
    const last = result.at(-1);
    const isPause = run.start === "piece" && startOf(run) - (last?.at(-1)?.at ?? 0) > PAUSE_MS;
    if (last && !isPause && run.start !== "clock") for (const sample of run.samples) last.push(sample);
    else result.push([...run.samples]);
  }
  const left = count - result.flat().length;
  const repeats = pieces.flat().length - count;
  return {
    pieces: result,
    notes: [
      ...(left > 0 ? [`Skipped ${left} ${left === 1 ? "point" : "points"} with the wrong time.`] : []),
      ...(repeats > 0 ? [`Skipped ${repeats} duplicate ${repeats === 1 ? "point" : "points"}.`] : []),
      ...(runs.some(({ start }) => start === "clock") ? ["Added a break where the device's clock changed."] : []),
    ],
  };
}
