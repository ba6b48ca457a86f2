import { confidenceOf } from "./calibrate";
import type { Candidate } from "./candidates";
import { diversify, orderForToday, Shortlist } from "./diversify";
import { type Moment, openFor, see, type UserModel } from "./features";
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

/** The same number for different reasons would look made up: whoever comes later in the list says a per cent less. */
function distinct(ranked: readonly Ranked[]): Ranked[] {
  const reasons = new Map<number, string>();
  return ranked.map((one) => {
    let { confidence } = one;
    while (confidence > 1 && (reasons.get(confidence) ?? one.reason) !== one.reason) confidence -= 1;
    reasons.set(confidence, one.reason);
    return { ...one, confidence };
  });
}

/**
 * What to suggest. Nothing that is closed at that moment, over or not wanted is looked at; when it rains everything
 * under a roof comes before anything that isn't.
 */
export function recommend(
  catalogue: readonly Prepared[],
  person: UserModel,
  moment: Moment,
  { count, without }: Wish,
): Ranked[] {
  const [first, rest] = [new Shortlist(), new Shortlist()];
  const roofsFirst = moment.weather === "rainy";
  for (const prepared of catalogue) {
    const { candidate } = prepared;
    if (without.has(candidate.id) || openFor(candidate, moment) === false) continue;
    const list = roofsFirst && !candidate.indoor ? rest : first;
    list.offer(prepared, scoreOf(see(prepared, person, moment).features));
  }
  const ranked = orderForToday(diversify([first, rest], count)).map(({ prepared, score }) => ({
    candidate: prepared.candidate,
    ...reasonFor(prepared.candidate, see(prepared, person, moment), moment),
    confidence: confidenceOf(score),
    isOpen: openFor(prepared.candidate, moment),
    score,
  }));
  return distinct(ranked);
}
