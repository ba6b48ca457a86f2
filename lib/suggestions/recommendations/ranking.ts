import { CHICAGO, dayIn } from "@/lib/core/shared/zone";
import type { PriceLevel } from "@/lib/discover/places/prices";
import { confidenceOf } from "./calibrate";
import type { Candidate } from "./candidates";
import { diversify, orderForToday, type Scored, Shortlist } from "./diversify";
import { openFor } from "./feasible";
import { computeFeatures, type UserModel } from "./features";
import { answerTo, type Interests } from "./interests";
import type { Moment } from "./moment";
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

/** Of the first five cards. */
const CARDS_FOR_INTERESTS = 4;
const INEXPENSIVE: readonly PriceLevel[] = ["Free", "$", "$$"];

type RankingOptions = {
  count: number;
  /** Ids not to show: dismissed, or already on the screen. */
  without: ReadonlySet<string>;
};

const isToday = ({ prepared }: Scored, { at }: Moment) =>
  prepared.candidate.startsAt === null || dayIn(CHICAGO, new Date(prepared.candidate.startsAt)) === dayIn(CHICAGO, at);

/** The best card for each interest, today's before later ones, without duplicates. */
function cardsForInterests(pool: readonly Scored[], { declared }: Interests, moment: Moment): Scored[] {
  const byScore = [...pool].sort((a, b) => b.score - a.score);
  const chosen: Scored[] = [];
  for (const interest of declared) {
    const answers = byScore.filter(
      (one) => !chosen.includes(one) && answerTo(interest, one.prepared.candidate, moment) !== null,
    );
    const best = answers.find((one) => isToday(one, moment)) ?? answers[0];
    if (best) chosen.push(best);
  }
  return chosen.sort((a, b) => b.score - a.score).slice(0, CARDS_FOR_INTERESTS);
}

/** Suggestions for someone we know nothing about: easy, open or outdoors, and inexpensive. */
function isEasyStart({ prepared: { candidate } }: Scored, moment: Moment): boolean {
  const { difficulty, price, hours, startsAt, indoor } = candidate;
  const isOpen = startsAt === null && (!indoor || hours !== null) && openFor(candidate, moment) !== false;
  return isOpen && difficulty === "Easy" && price !== null && INEXPENSIVE.includes(price);
}

/** The cards that always come first. */
function startOf(pool: readonly Scored[], { interests, taste }: UserModel, moment: Moment): Scored[] {
  if (interests.isDeclared) return cardsForInterests(pool, interests, moment);
  if (taste.belief > 0) return [];
  const easy = pool.filter((one) => isEasyStart(one, moment)).sort((a, b) => b.score - a.score);
  return easy.slice(0, 1);
}

/**
 * Recommends candidates. Closed, finished, and unwanted items are left out; when it rains, indoor items come before
 * outdoor ones.
 */
export function recommend(
  catalog: readonly Prepared[],
  person: UserModel,
  moment: Moment,
  { count, without }: RankingOptions,
): Ranked[] {
  const [first, rest] = [new Shortlist(), new Shortlist()];
  const indoorFirst = moment.weather === "rainy";
  for (const prepared of catalog) {
    const { candidate } = prepared;
    if (without.has(candidate.id) || openFor(candidate, moment) === false) continue;
    const list = indoorFirst && !candidate.indoor ? rest : first;
    list.offer(prepared, scoreOf(computeFeatures(prepared, person, moment).features));
  }
  return orderForToday(diversify([first, rest], count, startOf(first.all, person, moment))).map(
    ({ prepared, score }) => ({
      candidate: prepared.candidate,
      ...reasonFor(prepared.candidate, computeFeatures(prepared, person, moment), moment),
      confidence: confidenceOf(score),
      isOpen: openFor(prepared.candidate, moment),
      score,
    }),
  );
}
