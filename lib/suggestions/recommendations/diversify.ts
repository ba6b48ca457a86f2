import type { Candidate } from "./candidates";
import { likeness, type Prepared } from "./taste";

export type Scored<T = unknown> = { prepared: Prepared; score: number } & T;

/** At most so many of one group, so that ten things are of four groups at least. */
export const PER_GROUP = 4;
/** What being just like something already chosen takes off a score. */
const SAMENESS = 0.4;
/** Only the best are looked at again. */
const POOL = 120;

/**
 * The best things that differ: each next one is the best after what it repeats was taken off (maximal marginal
 * relevance), with a cap for each group. What comes `first` (a rainy day's roofs) is filled up before the rest.
 */
export function diversify<T>(
  scored: readonly Scored<T>[],
  count: number,
  first: (candidate: Candidate) => boolean = () => true,
): Scored<T>[] {
  const ordered = [...scored].sort(
    (a, b) => b.score - a.score || (a.prepared.candidate.id < b.prepared.candidate.id ? -1 : 1),
  );
  const chosen: Scored<T>[] = [];
  const groups = new Map<string, number>();
  for (const isTurn of [first, (candidate: Candidate) => !first(candidate)]) {
    const pool = ordered.filter(({ prepared }) => isTurn(prepared.candidate)).slice(0, POOL);
    const penalties = pool.map(({ prepared }) =>
      Math.max(0, ...chosen.map((other) => likeness(prepared, other.prepared))),
    );
    while (chosen.length < count) {
      let best = -1;
      let bestScore = Number.NEGATIVE_INFINITY;
      pool.forEach((one, index) => {
        if (chosen.includes(one) || (groups.get(one.prepared.candidate.group) ?? 0) >= PER_GROUP) return;
        const score = one.score - SAMENESS * (penalties[index] ?? 0);
        if (score > bestScore) [best, bestScore] = [index, score];
      });
      const next = pool[best];
      if (!next) break;
      chosen.push(next);
      const { group } = next.prepared.candidate;
      groups.set(group, (groups.get(group) ?? 0) + 1);
      pool.forEach((one, index) => {
        penalties[index] = Math.max(penalties[index] ?? 0, likeness(one.prepared, next.prepared));
      });
    }
  }
  return chosen;
}
