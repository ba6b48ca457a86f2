import { confidenceOf } from "./calibrate";
import type { Candidate } from "./candidates";
import { diversify, type Scored } from "./diversify";
import { type Moment, type Person, type Seen, see } from "./features";
import { reasonFor } from "./reasons";
import type { RecommendationType } from "./rules";
import { scoreOf } from "./score";
import type { Prepared } from "./taste";

export type Ranked = {
  candidate: Candidate;
  reason: string;
  type: RecommendationType;
  confidence: number;
  isOpen: boolean | null;
  score: number;
};

type Wish = {
  count: number /** Ids not to show: dismissed, or on the screen already. */;
  without: ReadonlySet<string>;
};

/**
 * What to suggest. Nothing that is closed at that moment, over or not wanted is looked at; when it rains everything
 * under a roof comes before anything that isn't.
 */
export function recommend(
  catalogue: readonly Prepared[],
  person: Person,
  moment: Moment,
  { count, without }: Wish,
): Ranked[] {
  const scored: Scored<{ seen: Seen }>[] = [];
  for (const prepared of catalogue) {
    if (without.has(prepared.candidate.id)) continue;
    const seen = see(prepared, person, moment);
    if (seen.isOpen === false) continue;
    scored.push({ prepared, seen, score: scoreOf(seen.features) });
  }
  const roofsFirst = moment.weather === "rainy" ? ({ indoor }: Candidate) => indoor : undefined;
  return diversify(scored, count, roofsFirst).map(({ prepared: { candidate }, seen, score }) => ({
    candidate,
    ...reasonFor(candidate, seen, moment),
    confidence: confidenceOf(score),
    isOpen: seen.isOpen,
    score,
  }));
}
