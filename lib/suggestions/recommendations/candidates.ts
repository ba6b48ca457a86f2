import type { WeekHours } from "@/lib/discover/hours/rules";
import type { Coordinates } from "@/lib/discover/map/rules";
import { type PriceLevel, priceLevel } from "@/lib/discover/places/prices";
import type { Difficulty, RecommendableType } from "./rules";
import { hoursOf, type Topic, textOf, topicsIn } from "./topics";

const has = (topics: readonly Topic[], ...wanted: Topic[]) => wanted.some((topic) => topics.includes(topic));

/** How long people usually stay: as text, and in minutes for plans. */
type Stay = { words: string; minutes: number };

function stayOf(targetType: RecommendableType, topics: readonly Topic[]): Stay {
  if (targetType === "challenge") return { words: "A few minutes a day", minutes: 15 };
  if (targetType === "community-event") return { words: "1–2 hours", minutes: 90 };
  if (targetType === "event") {
    const isLong = has(topics, "watching sports", "classical", "theater");
    return isLong ? { words: "2–3 hours", minutes: 150 } : { words: "2 hours", minutes: 120 };
  }
  if (has(topics, "coffee", "breakfast")) return { words: "45 minutes", minutes: 45 };
  if (has(topics, "fine dining")) return { words: "2–3 hours", minutes: 120 };
  if (has(topics, "live music", "jazz", "comedy", "theater", "classical", "film"))
    return { words: "2–3 hours", minutes: 120 };
  if (has(topics, "food", "drinks")) return { words: "1–2 hours", minutes: 75 };
  if (has(topics, "science", "history", "art")) return { words: "2–3 hours", minutes: 120 };
  if (has(topics, "nature", "water", "animals", "gardens")) return { words: "1–3 hours", minutes: 90 };
  return { words: "1 hour", minutes: 60 };
}

function difficultyOf(topics: readonly Topic[]): Difficulty {
  if (has(topics, "team sports", "strength") && has(topics, "water", "running", "cycling")) return "Challenging";
  if (has(topics, "running", "cycling", "strength", "team sports")) return "Moderate";
  return "Easy";
}

/** Anything that can be recommended, in a common form for ranking, regardless of its table. */
export type Candidate = {
  id: string;
  targetType: RecommendableType;
  title: string;
  description: string;
  location: string;
  image: string | null;
  placeholder: string;
  estimatedDuration: string;
  /** How long a plan schedules for a visit. */
  stayMinutes: number;
  /** The price level; null if unknown. */
  price: PriceLevel | null;
  difficulty: Difficulty;
  /** The group for diversity: a list has at most a few items of one group. */
  group: string;
  topics: readonly Topic[];
  /** For each topic, the word in the text that matched. */
  evidence: ReadonlyMap<Topic, string>;
  /** Its kind in one word: "beach". */
  kind: string;
  /** Its tags, category, and title in lowercase, for matching topics and interests. */
  text: string;
  /** Its distinctive words in lowercase, from which taste is learned in addition to topics. */
  words: readonly string[];
  indoor: boolean;
  coordinates: Coordinates | null;
  /** Opening hours; null if unknown. */
  hours: WeekHours | null;
  /** When it starts and ends, for items with a date; `timeKnown` is false if the hour is to be announced. */
  startsAt: number | null;
  endsAt: number | null;
  timeKnown: boolean;
  suits: readonly number[];
  /** 0 to 5, or null. */
  rating: number | null;
  /** Recent activity here, weighted by age. */
  activity: number;
  /** Other ids of the same event at another seller. */
  otherIds: readonly string[];
};

type Basics = Pick<Candidate, "id" | "targetType" | "title" | "description" | "location" | "image" | "group"> &
  Partial<Candidate> & {
    /** Words that describe it. */
    about: readonly string[];
    /** Category and title: only for matching topics and interests. */
    extra?: readonly string[];
    /** Location and price: not topics, though people may like them. */
    marks?: readonly string[];
  };

/** What all kinds share: topics from its words, and defaults. */
export function candidate({ about, extra = [], marks = [], ...basics }: Basics): Candidate {
  const parts = about.flatMap((word) => word.toLowerCase().split(/[,|&]/));
  const names = parts.map((part) => part.trim()).filter(Boolean);
  const words = [...new Set([...names, ...marks.map((mark) => mark.toLowerCase())])];
  const text = textOf([...names, ...extra]);
  const evidence = topicsIn(text);
  const topics = [...evidence.keys()];
  const stay = stayOf(basics.targetType, topics);
  return {
    placeholder: "",
    estimatedDuration: stay.words,
    stayMinutes: stay.minutes,
    price: null,
    difficulty: difficultyOf(topics),
    ...{ topics, evidence, text, words, kind: names[0] ?? "" },
    indoor: true,
    coordinates: null,
    hours: null,
    startsAt: null,
    endsAt: null,
    timeKnown: true,
    suits: hoursOf(topics),
    rating: null,
    activity: 0,
    otherIds: [],
    ...basics,
  };
}

/** Abbreviations whose period doesn't end a sentence */
const ABBREVIATED = /\b(No|St|Mr|Mrs|Dr|Jr|Ave|Blvd|Mt)\.$/;

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(/(?<=[.!?])\s+/)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATED.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

const CARD_TEXT = 140;

/** The first sentences of a text that fit on a card; at least one, truncated if necessary. */
export function firstSentences(text: string): string {
  let shown = "";
  for (const sentence of sentencesOf(text.trim())) {
    if (shown !== "" && shown.length + sentence.length >= CARD_TEXT) break;
    shown = `${shown} ${sentence}`.trim();
  }
  return shown.length <= CARD_TEXT + 60 ? shown : `${shown.slice(0, CARD_TEXT).trimEnd()}…`;
}

const priceWord = (price: PriceLevel | null) => `price ${price ?? "unknown"}`;

/** Categories that are too broad for each of their places: a trail is no waterfront, a bike park no game. */
const TOO_WIDE: ReadonlySet<string> = new Set([
  "Outdoor & Waterfront Adventure",
  "Sports & Active Adventure",
  "Theater & Comedy",
]);

type PlaceColumns = "id" | "description" | "image" | "placeholder" | "rating" | "hours" | "indoor" | "activity";
export type VenueRow = Pick<Candidate, PlaceColumns> & {
  name: string;
  cuisine: string;
  category: string;
  tags: readonly string[];
  neighborhood: string;
  priceRange: string;
  lat: number;
  lng: number;
};

export function venueCandidate({ name, cuisine, category, tags, neighborhood, lat, lng, ...row }: VenueRow): Candidate {
  const { description, priceRange, ...columns } = row;
  const price = priceLevel(priceRange);
  return candidate({
    ...columns,
    price,
    targetType: "venue",
    title: name,
    description: firstSentences(description),
    location: neighborhood,
    group: category,
    about: [cuisine, ...tags],
    extra: TOO_WIDE.has(category) ? [] : [category],
    marks: [`in ${neighborhood}`, priceWord(price)],
    coordinates: { lat, lng },
  });
}

export type GemRow = Omit<VenueRow, "indoor"> & { type: string; specialFeature: string };

export function gemCandidate({ name, cuisine, category, tags, neighborhood, lat, lng, ...row }: GemRow): Candidate {
  const { description: _description, specialFeature, priceRange, type, ...columns } = row;
  const price = priceLevel(priceRange);
  return candidate({
    ...columns,
    price,
    targetType: "gem",
    title: name,
    description: `${specialFeature.replace(/^(.*[^.\s])?[.\s]*$/s, "$1")}.`,
    location: neighborhood,
    group: type === "bar" || type === "pub" ? "Bars & Pubs" : type === "cafe" ? "Cafes" : "Food & Gastronomy",
    about: [type, cuisine, category, ...tags],
    marks: [`in ${neighborhood}`, priceWord(price)],
    coordinates: { lat, lng },
  });
}
