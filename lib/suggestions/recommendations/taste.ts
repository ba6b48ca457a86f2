import type { Candidate } from "./candidates";
import { ALL_TOPICS, type Topic, textOf, topicsIn } from "./topics";

/** A candidate with its words as a unit vector, by vocabulary index. */
export type Prepared = { candidate: Candidate; tokens: readonly number[]; weights: readonly number[] };

/** Every word of a catalog with its index and its inverse document frequency. */
export type Vocabulary = ReadonlyMap<string, { place: number; rarity: number }>;

const BASE = { topic: 0.6, word: 0.8, group: 1 };

const topicToken = (topic: Topic) => `topic ${topic}`;
const tokensOf = ({ topics, words, group }: Candidate) => [...topics.map(topicToken), ...words, `group ${group}`];

/** Computed once per catalog: ln(N / n) scaled to 0..1. */
export function vocabularyOf(candidates: readonly Candidate[]): Vocabulary {
  const counts = new Map<string, number>(ALL_TOPICS.map((topic) => [topicToken(topic), 1]));
  for (const candidate of candidates) {
    for (const token of tokensOf(candidate)) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  const most = Math.log(1 + candidates.length);
  return new Map(
    [...counts].map(([token, count], place) => [
      token,
      { place, rarity: Math.log(1 + candidates.length / count) / most },
    ]),
  );
}

/** Words that no other item has are left out, because they can't match anyone's taste. */
export function prepare(candidates: readonly Candidate[], vocabulary: Vocabulary): Prepared[] {
  return candidates.map((candidate) => {
    const named = tokensOf(candidate);
    const tokens: number[] = [];
    const raw: number[] = [];
    named.forEach((token, index) => {
      const known = vocabulary.get(token);
      if (!known) return;
      const isGroup = index === named.length - 1;
      const base = index < candidate.topics.length ? BASE.topic : BASE.word;
      tokens.push(known.place);
      raw.push(isGroup ? BASE.group : base * known.rarity);
    });
    const length = Math.hypot(...raw) || 1;
    return { candidate, tokens, weights: raw.map((weight) => weight / length) };
  });
}

/** The similarity of two items, 0 to 1. */
export function similarityOf(a: Prepared, b: Prepared): number {
  let sum = 0;
  for (let i = 0; i < a.tokens.length; i += 1) {
    const other = b.tokens.indexOf(a.tokens[i] ?? -1);
    if (other >= 0) sum += (a.weights[i] ?? 0) * (b.weights[other] ?? 0);
  }
  return sum;
}

/** What someone did with an item, and how long ago. Also workouts, by the words for their activity. */
export type PastAction = {
  kind: "been" | "saved" | "liked" | "tapped" | "joined" | "workout" | "dismissed";
  /** The item's id, or the activity of a workout. */
  id: string;
  daysAgo: number;
  /** How often; once by default. */
  times?: number;
};

/** Weight of each kind of action; a dismissal counts less than a visit. */
const ACTION_WEIGHT: Record<PastAction["kind"], number> = {
  been: 3,
  joined: 3,
  saved: 2.5,
  workout: 1.5,
  liked: 1.5,
  tapped: 0.7,
  dismissed: -2.5,
};
/** Half-life of an action. */
const HALF_LIFE_DAYS = 60;
/** Amount of history (weighted actions) at which taste counts half. */
const BELIEF = 5;

export type Taste = {
  /** By vocabulary index; empty without history. */
  vector: Float64Array;
  /** 0 without history, approaching 1 with a lot of it. */
  belief: number;
  /** How often someone chose each topic; a view is no choice. */
  chosen: ReadonlyMap<Topic, number>;
};
export const NO_TASTE: Taste = { vector: new Float64Array(0), belief: 0, chosen: new Map() };

/** The number of choices that make a habit worth mentioning. */
export const HABIT_CHOICES = 3;

type TasteSources = { vocabulary: Vocabulary; find: (id: string) => Prepared | undefined };

/** The taste vector: the vectors of what someone did, weighted by action and age, normalized. */
export function tasteOf(actions: readonly PastAction[], { vocabulary, find }: TasteSources): Taste {
  const vector = new Float64Array(vocabulary.size);
  let evidence = 0;
  const chosen = new Map<Topic, number>();
  const choose = (topics: readonly Topic[], times: number) => {
    for (const topic of topics) chosen.set(topic, (chosen.get(topic) ?? 0) + times);
  };
  const add = (place: number | undefined, weight: number) => {
    if (place !== undefined) vector[place] = (vector[place] ?? 0) + weight;
  };
  for (const { kind, id, daysAgo, times = 1 } of actions) {
    const age = 0.5 ** (Math.max(0, daysAgo) / HALF_LIFE_DAYS);
    const weight = ACTION_WEIGHT[kind] * age * (1 + Math.log(times));
    if (kind === "workout") {
      evidence += weight / 3;
      const topics = [...topicsIn(textOf([id])).keys()];
      choose(topics, times);
      for (const topic of topics) add(vocabulary.get(topicToken(topic))?.place, weight / 3);
      continue;
    }
    const done = find(id);
    if (!done) continue;
    evidence += Math.abs(weight);
    if (kind !== "tapped" && kind !== "dismissed") choose(done.candidate.topics, times);
    done.tokens.forEach((place, index) => {
      add(place, weight * (done.weights[index] ?? 0));
    });
  }
  const length = Math.sqrt(vector.reduce((sum, part) => sum + part * part, 0));
  if (length === 0) return NO_TASTE;
  return { vector: vector.map((part) => part / length), belief: evidence / (evidence + BELIEF * 3), chosen };
}

/** How well an item matches a taste, from -1 to 1, and the topic that contributes most. */
export function suits(
  { tokens, weights, candidate }: Prepared,
  { vector }: Taste,
): { fit: number; topic: Topic | null } {
  let fit = 0;
  let best = 0;
  let strongest = -1;
  for (let i = 0; i < tokens.length; i += 1) {
    const part = (vector[tokens[i] ?? -1] ?? 0) * (weights[i] ?? 0);
    fit += part;
    if (i < candidate.topics.length && part > best) [best, strongest] = [part, i];
  }
  return { fit, topic: candidate.topics[strongest] ?? null };
}
