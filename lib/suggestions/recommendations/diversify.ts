import { CHALLENGE_GROUP } from "./rules";
import { type Prepared, similarityOf } from "./taste";

export type Scored = { prepared: Prepared; score: number };

/** At most four per group, and five of the best one, so that ten items come from at least three groups. */
const PER_GROUP = 4;

/** One challenge is enough, because challenges last for days and today's suggestions should be places or events. */
function isFull(group: string, groups: ReadonlyMap<string, number>): boolean {
  const count = groups.get(group) ?? 0;
  const isBest = [...groups.values()].every((other) => other <= PER_GROUP);
  return count >= (group === CHALLENGE_GROUP ? 1 : isBest ? PER_GROUP + 1 : PER_GROUP);
}

/**
 * The score penalty for being just like an item already chosen, and for being in the same area or at the same price.
 */
const SAMENESS = 0.4;
const SAME_AREA = 0.1;
const SAME_PRICE = 0.05;

function repetition(one: Prepared, other: Prepared): number {
  const [a, b] = [one.candidate, other.candidate];
  return (
    SAMENESS * similarityOf(one, other) +
    (a.location === b.location ? SAME_AREA : 0) +
    (a.price !== null && a.price === b.price ? SAME_PRICE : 0)
  );
}
/** How many of each group are compared. */
const SHORT = 20;

const isBetter = (a: Scored, b: Scored) =>
  a.score > b.score || (a.score === b.score && a.prepared.candidate.id < b.prepared.candidate.id);

/** The best of each group, best first, without duplicate names, collected from a stream. */
export class Shortlist {
  private readonly groups = new Map<string, Scored[]>();

  offer(prepared: Prepared, score: number): void {
    const { group, title } = prepared.candidate;
    const list = this.groups.get(group) ?? [];
    if (list.length === 0) this.groups.set(group, list);
    const one = { prepared, score };
    const last = list.at(-1);
    if (last && list.length === SHORT && !isBetter(one, last)) return;
    const twin = list.findIndex((other) => other.prepared.candidate.title === title);
    const known = list[twin];
    if (known && !isBetter(one, known)) return;
    if (known) list.splice(twin, 1);
    const place = list.findIndex((other) => isBetter(one, other));
    list.splice(place < 0 ? list.length : place, 0, one);
    if (list.length > SHORT) list.pop();
  }

  get all(): Scored[] {
    return [...this.groups.values()].flat();
  }
}

/**
 * Maximal marginal relevance with a cap per group: each next item is the best after the penalty for similarity. The
 * first list (indoor places on a rainy day) is used up before the next. `start` is already chosen.
 */
export function diversify(lists: readonly Shortlist[], count: number, start: readonly Scored[] = []): Scored[] {
  const chosen = [...start];
  const groups = new Map<string, number>();
  for (const { prepared } of start)
    groups.set(prepared.candidate.group, (groups.get(prepared.candidate.group) ?? 0) + 1);
  for (const pool of lists.map(({ all }) => all)) {
    const repeats = pool.map(({ prepared }) => Math.max(0, ...chosen.map((one) => repetition(prepared, one.prepared))));
    while (chosen.length < count) {
      let best: Scored | undefined;
      let bestScore = Number.NEGATIVE_INFINITY;
      pool.forEach((one, index) => {
        if (chosen.includes(one) || isFull(one.prepared.candidate.group, groups)) return;
        const score = one.score - (repeats[index] ?? 0);
        if (score > bestScore) [best, bestScore] = [one, score];
      });
      const next: Scored | undefined = best;
      if (!next) break;
      chosen.push(next);
      const { group } = next.prepared.candidate;
      groups.set(group, (groups.get(group) ?? 0) + 1);
      pool.forEach(({ prepared }, index) => {
        repeats[index] = Math.max(repeats[index] ?? 0, repetition(prepared, next.prepared));
      });
    }
  }
  return chosen;
}

/** The cards visible without scrolling, and how many of them are places or events to go to today. */
const FIRST_CARDS = 5;
const OUTINGS = 3;
const isOuting = ({ prepared }: Scored) => ["venue", "gem", "event"].includes(prepared.candidate.targetType);
const isChallenge = ({ prepared }: Scored) => prepared.candidate.group === CHALLENGE_GROUP;

/**
 * The same cards ordered for today: a challenge accompanies something and is never first, and most of the first ones
 * are places or events to go to.
 */
export function orderForToday(chosen: readonly Scored[]): Scored[] {
  const cards = [...chosen];
  const opening = cards.findIndex((card) => !isChallenge(card));
  if (opening > 0) cards.unshift(...cards.splice(opening, 1));
  for (let place = FIRST_CARDS - 1; place > 0; place -= 1) {
    if (cards.slice(0, FIRST_CARDS).filter(isOuting).length >= OUTINGS) break;
    const card = cards[place];
    if (!card || isOuting(card)) continue;
    // In the rain, indoor items come first: nothing outdoors moves before an indoor one.
    const isDry = (other: Scored) => other.prepared.candidate.indoor || !card.prepared.candidate.indoor;
    const later = cards.findIndex((other, index) => index >= FIRST_CARDS && isOuting(other) && isDry(other));
    const other = cards[later];
    if (other) [cards[place], cards[later]] = [other, card];
  }
  return cards;
}
