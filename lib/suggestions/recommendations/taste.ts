import type { Candidate } from "./candidates";
import { type Topic, topicsOf } from "./topics";

/** A candidate with its words as a vector of length one. */
export type Prepared = { candidate: Candidate; tokens: readonly string[]; weights: readonly number[] };

/** How telling each token is: a word every second place has says little. */
export type Rarity = ReadonlyMap<string, number>;

const BASE = { topic: 0.6, word: 0.8, group: 1 };

const topicToken = (topic: Topic) => `topic ${topic}`;
const tokensOf = ({ topics, words, group }: Candidate) => [...topics.map(topicToken), ...words, `group ${group}`];

/** Counted once for a catalogue: ln(N / n) scaled to 0..1. */
export function rarityOf(candidates: readonly Candidate[]): Rarity {
  const counts = new Map<string, number>();
  for (const candidate of candidates) {
    for (const token of tokensOf(candidate)) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  const most = Math.log(1 + candidates.length);
  return new Map([...counts].map(([token, count]) => [token, Math.log(1 + candidates.length / count) / most]));
}

export function prepare(candidates: readonly Candidate[], rarity: Rarity): Prepared[] {
  return candidates.map((candidate) => {
    const tokens = tokensOf(candidate);
    const raw = tokens.map((token, index) => {
      if (index === tokens.length - 1) return BASE.group;
      return (index < candidate.topics.length ? BASE.topic : BASE.word) * (rarity.get(token) ?? 1);
    });
    const length = Math.hypot(...raw) || 1;
    return { candidate, tokens, weights: raw.map((weight) => weight / length) };
  });
}

/** How alike two things are, 0 to 1. */
export function likeness(a: Prepared, b: Prepared): number {
  let sum = 0;
  for (let i = 0; i < a.tokens.length; i += 1) {
    const other = b.tokens.indexOf(a.tokens[i] ?? "");
    if (other >= 0) sum += (a.weights[i] ?? 0) * (b.weights[other] ?? 0);
  }
  return sum;
}

/** What somebody did with a thing, and how long ago. Also workouts, by the words for what was done. */
export type Deed = {
  kind: "been" | "saved" | "liked" | "tapped" | "joined" | "workout" | "dismissed";
  /** The thing's id, or the activity of a workout. */
  id: string;
  daysAgo: number;
  /** How often; once when it is not said. */
  times?: number;
};

/** How much each deed says about taste; ignoring says less than going. */
const DEED_WEIGHT: Record<Deed["kind"], number> = {
  been: 3,
  joined: 3,
  saved: 2.5,
  workout: 1.5,
  liked: 1.5,
  tapped: 0.7,
  dismissed: -2.5,
};
/** A deed counts half after so many days. */
const HALF_LIFE_DAYS = 60;
/** So many deeds' worth of history are needed before taste is believed half. */
const BELIEF = 5;

export type Taste = {
  vector: ReadonlyMap<string, number>;
  /** 0 without history, towards 1 with much of it. */
  belief: number;
};

/** What a history says somebody likes: the vectors of what they did, weighed by deed and age, as a vector of length one. */
export function tasteOf(deeds: readonly Deed[], find: (id: string) => Prepared | undefined): Taste {
  const vector = new Map<string, number>();
  let evidence = 0;
  for (const { kind, id, daysAgo, times = 1 } of deeds) {
    const age = 0.5 ** (Math.max(0, daysAgo) / HALF_LIFE_DAYS);
    const weight = DEED_WEIGHT[kind] * age * (1 + Math.log(times));
    const done = kind === "workout" ? undefined : find(id);
    if (done) {
      evidence += Math.abs(weight);
      done.tokens.forEach((token, index) => {
        vector.set(token, (vector.get(token) ?? 0) + weight * (done.weights[index] ?? 0));
      });
    } else if (kind === "workout") {
      evidence += weight / 3;
      for (const topic of topicsOf([id])) {
        vector.set(topicToken(topic), (vector.get(topicToken(topic)) ?? 0) + weight / 3);
      }
    }
  }
  const length = Math.hypot(...vector.values());
  if (length === 0) return { vector: new Map(), belief: 0 };
  return {
    vector: new Map([...vector].map(([token, weight]) => [token, weight / length])),
    belief: evidence / (evidence + BELIEF * 3),
  };
}

/** How well a thing suits a taste, -1 to 1, and the topic that says so most. */
export function suits(
  { tokens, weights, candidate }: Prepared,
  { vector }: Taste,
): { fit: number; topic: Topic | null } {
  let fit = 0;
  let best = 0;
  let topic: Topic | null = null;
  for (let i = 0; i < tokens.length; i += 1) {
    const part = (vector.get(tokens[i] ?? "") ?? 0) * (weights[i] ?? 0);
    fit += part;
    if (i < candidate.topics.length && part > best) {
      best = part;
      topic = candidate.topics[i] ?? null;
    }
  }
  return { fit, topic };
}

/** Declared interests, each with the topics it means; a word that means none is looked for among a thing's words. */
export type Interests = readonly { word: string; topics: readonly Topic[] }[];

export function interestsOf(words: readonly string[]): Interests {
  const wanted = [...new Set(words.map((word) => word.trim().toLowerCase()).filter(Boolean))];
  return wanted.map((word) => ({ word, topics: topicsOf([word]) }));
}

/** The interest a thing answers, if any; among several the one asked for first. */
export function interestIn({ topics, words }: Candidate, interests: Interests): string | null {
  const found = interests.find(
    ({ word, topics: meant }) => meant.some((topic) => topics.includes(topic)) || words.some((own) => own === word),
  );
  return found?.word ?? null;
}
