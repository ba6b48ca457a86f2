import { distance, METERS_PER_MILE } from "@/lib/discover/map/rules";
import type { Candidate } from "./candidates";
import { isInThisWeather } from "./feasible";
import { answerTo, type Interests } from "./interests";
import type { Moment } from "./moment";
import { type Prepared, suits, type Taste } from "./taste";
import type { Topic } from "./topics";

/** What is known about the user; empty for anonymous users. */
export type UserModel = {
  interests: Interests;
  taste: Taste;
  been: ReadonlyMap<string, number>;
  saved: ReadonlySet<string>;
  /** How many followed people were there recently or are going. */
  friends: ReadonlyMap<string, number>;
};

/** Each between -1 and 1; 0 is neutral. Their weights are in score.ts. */
export type Features = {
  taste: number;
  interest: number;
  saved: number;
  friends: number;
  popularity: number;
  weather: number;
  time: number;
  soon: number;
  near: number;
  novelty: number;
  regular: number;
};
/** Input for reasons, besides the numbers. */
export type Conditions = {
  /** A declared interest, and the matching word of the item. */
  interest: { name: string; evidence: string } | null;
  /** The strongest matching topic of the user's taste, and how often they chose it. */
  topic: Topic | null;
  chosen: number;
  friends: number;
  miles: number | null;
  /** Whether we know of any places they have visited, so that a place can be new to them. */
  hasHistory: boolean;
};
export type CandidateFeatures = { features: Features; conditions: Conditions };

const HOUR = 3_600_000;
const COLD = 45;
const WARM = 65;

/** The effect of this weather on an item: indoors in the rain, outdoors in the sun, and no swimming in the cold. */
export function weatherFit({ indoor, topics }: Candidate, { weather, temperature }: Moment): number {
  const needsWarmth = topics.includes("water") && !indoor;
  if (weather === "rainy") return indoor ? 0.4 : -0.7;
  if (needsWarmth && temperature < WARM) return -1;
  if (temperature < COLD) return indoor ? 0.2 : -0.3;
  if (weather === "sunny") return indoor ? -0.1 : 0.5;
  return indoor ? 0.1 : 0.15;
}

/** Events that start within hours score higher; those two weeks away can wait. */
function soonness(startsAt: number | null, at: number): number {
  if (startsAt === null) return 0;
  const hours = (startsAt - at) / HOUR;
  if (hours <= 12) return 1;
  return hours <= 36 ? 0.6 : Math.max(-0.6, 0.3 - hours / 336);
}

/** Ratings are all between 4 and 5, so recent activity counts for more than stars. */
function popularityOf({ rating, activity }: Candidate): number {
  const stars = rating === null ? 0.4 : Math.min(1, Math.max(0, (rating - 4) / 0.9));
  return 0.35 * stars + 0.65 * (1 - 1 / (1 + activity / 4));
}

function firstInterest(candidate: Candidate, { declared }: Interests, moment: Moment): Conditions["interest"] {
  for (const interest of declared) {
    const evidence = answerTo(interest, candidate, moment);
    if (evidence !== null) return { name: interest.name, evidence };
  }
  return null;
}

/** The features of one candidate for one person at one moment. */
export function computeFeatures(prepared: Prepared, person: UserModel, moment: Moment): CandidateFeatures {
  const { candidate } = prepared;
  const { id, startsAt, otherIds } = candidate;
  const { fit, topic } = person.taste.belief > 0 ? suits(prepared, person.taste) : { fit: 0, topic: null };
  const interest = firstInterest(candidate, person.interests, moment);
  const friends = person.friends.get(id) ?? 0;
  const visits = person.been.get(id) ?? 0;
  const meters = moment.near && candidate.coordinates && distance(candidate.coordinates, moment.near);
  return {
    conditions: {
      interest: person.interests.isDeclared ? interest : null,
      topic,
      chosen: topic === null ? 0 : (person.taste.chosen.get(topic) ?? 0),
      friends,
      miles: meters === null ? null : meters / METERS_PER_MILE,
      hasHistory: person.been.size > 0,
    },
    features: {
      taste: fit * person.taste.belief,
      interest: interest === null ? 0 : 1,
      saved: person.saved.has(id) || otherIds.some((other) => person.saved.has(other)) ? 1 : 0,
      friends: 1 - 0.6 ** friends,
      popularity: popularityOf(candidate),
      weather: isInThisWeather(candidate, moment) ? weatherFit(candidate, moment) : 0,
      time: startsAt === null ? (candidate.suits[moment.hour] ?? 0) * 2 - 1 : 0,
      soon: soonness(startsAt, moment.at.getTime()),
      near: meters === null ? 0 : Math.exp(-meters / 3000),
      novelty: visits === 0 ? 1 : 0,
      regular: visits >= 3 ? 1 : 0,
    },
  };
}
