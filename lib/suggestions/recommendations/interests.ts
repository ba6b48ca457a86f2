import type { Candidate } from "./candidates";
import { isInSeason } from "./feasible";
import type { Moment } from "./moment";
import { isTopic, phraseMatcher, type Topic } from "./topics";

/**
 * What an interest means in the city's data if that isn't its own word or topic: topics, and words of tags and titles.
 */
const MEANINGS: Record<string, readonly string[]> = {
  fitness: [
    "fitness",
    "workouts",
    "running",
    "cycling",
    "wellness",
    "climbing",
    "ice skating",
    "team sports",
    "swimming",
  ],
  culture: ["art", "history", "theater", "classical", "cultural center"],
  food: ["food", "breakfast"],
  music: ["live music", "jazz", "classical"],
  strength: ["strength training", "gym", "climbing", "fitness"],
  yoga: ["wellness"],
  swimming: ["swimming", "swim", "beach"],
  hiking: ["hiking", "hike", "trail", "nature preserve", "walking"],
  climbing: ["climbing", "climb"],
  kayaking: ["kayaking", "kayak"],
  photography: ["photography", "photo spot", "skyline view", "observation deck", "view"],
  birding: ["birding", "bird walk"],
  dogs: ["dog friendly", "dogs"],
  history: ["history", "historic", "historic site", "history museum", "great chicago fire"],
};

export type NamedInterest = { name: string; topics: readonly Topic[]; find: (text: string) => string | null };

export type Interests = {
  declared: readonly NamedInterest[];
  /** Everyone starts with the default interests. They rank suggestions, but reasons don't call them yours. */
  isDeclared: boolean;
};

/** Letters only: interests are shown in reasons, which must not repeat addresses or numbers. */
const WORD = /^\p{L}[\p{L}\s&'-]*$/u;

function interestOf(name: string): NamedInterest {
  // An interest may be any word, such as "constructor".
  const meanings = (Object.hasOwn(MEANINGS, name) ? MEANINGS[name] : undefined) ?? [name];
  const words = meanings.filter((meaning) => !isTopic(meaning));
  return { name, topics: meanings.filter(isTopic), find: words.length > 0 ? phraseMatcher(words) : () => null };
}

export function interestsOf(declared: readonly string[], isDeclared = true): Interests {
  const names = new Set(declared.map((word) => word.trim().toLowerCase()).filter((word) => WORD.test(word)));
  return { declared: [...names].map(interestOf), isDeclared };
}

/** The word in a candidate's tags, category, or title that matches an interest. Beaches match nothing in November. */
export function answerTo(
  interest: NamedInterest,
  { evidence, text, indoor }: Candidate,
  moment: Moment,
): string | null {
  const found = interest.topics.map((topic) => evidence.get(topic)).find((word) => word !== undefined);
  const word = found ?? interest.find(text);
  return word !== null && (indoor || isInSeason(word, moment)) ? word : null;
}
