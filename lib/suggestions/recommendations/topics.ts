/**
 * The topics of a place, event, or interest, each recognized by whole words in its tags, category, or title ("improv"
 * and "stand-up" are both comedy) and suited to certain hours (past 24 is the next morning).
 */
const TOPICS = {
  architecture: {
    words: [
      ...["architecture", "architect", "skyscraper", "frank lloyd wright", "louis sullivan", "burnham and root"],
      ...["modernism", "landmark", "tower"],
    ],
    hours: [9, 17],
  },
  views: {
    words: ["view", "skyline view", "observation deck", "skyline", "photo spot", "photography", "rooftop"],
    hours: [10, 21],
  },
  art: { words: ["art", "public art", "mural", "gallery", "galleries", "impressionism"], hours: [10, 18] },
  history: {
    words: [
      ...["history", "historic", "historic site", "museum", "great chicago fire", "world heritage", "cultural center"],
    ],
    hours: [10, 17],
  },
  science: { words: ["science", "planetarium", "aquarium", "dinosaur", "fossil", "sky show"], hours: [9, 16] },
  nature: {
    words: [
      ...["nature", "park", "hike", "hiking", "birding", "bird walk", "trail", "prairie", "dunes", "outdoors"],
      ...["walk", "walking"],
    ],
    hours: [7, 17],
  },
  gardens: {
    words: ["garden", "gardening", "conservatory", "plants", "cherry blossom", "butterfly", "butterflies"],
    hours: [9, 17],
  },
  animals: { words: ["zoo", "animals", "aquarium", "dog friendly", "dogs"], hours: [9, 17] },
  water: {
    words: [
      ...["beach", "swim", "swimming", "lakefront", "waterfront", "lake", "river", "riverwalk", "kayak", "kayaking"],
      ...["boat", "open water swimming"],
    ],
    hours: [7, 19],
  },
  running: {
    words: ["running", "run", "run club", "runner", "5k", "10k", "marathon", "triathlon", "jog", "jogging"],
    hours: [6, 19],
  },
  cycling: {
    words: ["cycling", "bike", "biking", "mountain biking", "bike park", "bicycle", "ride"],
    hours: [7, 19],
  },
  wellness: { words: ["yoga", "wellness", "stretching", "meditation"], hours: [6, 20] },
  strength: {
    words: ["strength", "gym", "climbing", "bowling", "ice skating", "skating", "volleyball"],
    hours: [8, 21],
  },
  "team sports": { words: ["basketball", "soccer", "volleyball", "pick-up"], hours: [9, 21] },
  "watching sports": {
    words: [
      ...["baseball", "hockey", "football", "stadium", "arena", "ballpark", "sports", "bulls", "cubs", "bears"],
      "sports on tv",
    ],
    hours: [11, 21],
  },
  breakfast: { words: ["breakfast", "brunch", "diner", "bakery", "doughnut"], hours: [7, 12] },
  coffee: {
    words: ["coffee", "coffee house", "coffee shop", "roaster", "study spot", "hot chocolate"],
    hours: [7, 16],
  },
  food: {
    words: [
      ...["food", "restaurant", "pizza", "deep dish", "hot dog", "italian beef", "taco", "taqueria", "mexican"],
      ...["dim sum", "chinese", "burger", "barbecue", "ribs", "deli", "dumpling", "small plates"],
      ...["dining", "tasting menu", "filipino", "sandwich", "sandwiches", "seafood"],
    ],
    hours: [11, 21],
  },
  "fine dining": {
    words: ["fine dining", "tasting menu", "special occasion", "reservations", "date night"],
    hours: [17, 22],
  },
  drinks: {
    words: [
      ...["bar", "cocktail", "beer", "beer garden", "brewery", "brewpub", "whiskey", "pub", "tavern", "gin", "tiki"],
      ...["wine", "speakeasy"],
    ],
    hours: [17, 26],
  },
  "live music": {
    words: ["live music", "concert", "music", "indie", "rock", "folk", "band", "songwriter"],
    hours: [18, 26],
  },
  jazz: { words: ["jazz", "blues", "big band"], hours: [18, 26] },
  classical: {
    words: ["classical", "orchestra", "opera", "symphony", "ballet", "cso", "carillon"],
    hours: [13, 22],
  },
  theater: {
    words: ["theater", "theatre", "plays", "shakespeare", "musical", "broadway", "ensemble"],
    hours: [13, 22],
  },
  comedy: { words: ["comedy", "improv", "stand-up", "standup", "sketch", "second city", "zanies"], hours: [18, 25] },
  film: { words: ["film", "cinema", "movie"], hours: [13, 25] },
  family: { words: ["family", "family friendly", "kids", "children", "playground", "ferris wheel"], hours: [9, 18] },
  books: { words: ["book", "reading", "writers", "journalism"], hours: [9, 20] },
  community: {
    words: ["volunteer", "volunteering", "community", "social pace", "beginners welcome", "group friendly"],
    hours: [8, 20],
  },
} as const satisfies Record<string, { words: readonly string[]; hours: readonly [number, number] }>;

export type Topic = keyof typeof TOPICS;
export const isTopic = (name: string): name is Topic => Object.hasOwn(TOPICS, name);
export const ALL_TOPICS = Object.keys(TOPICS).filter(isTopic);

/**
 * Finds the longest of these words or phrases in a text from `textOf`, as whole words; a plural "s" is the same word.
 */
export function phraseMatcher(words: readonly string[]): (text: string) => string | null {
  const longestFirst = words.flatMap((word) => [`${word}s`, word]).sort((a, b) => b.length - a.length);
  return (text) => longestFirst.find((word) => text.includes(` ${word} `)) ?? null;
}

const FINDERS = ALL_TOPICS.map((topic) => ({ topic, find: phraseMatcher(TOPICS[topic].words) }));

/** Phrases whose words mean something else: a family-run place is about neither family nor running. */
const MISLEADING = [
  [/\bfamily[ -]run\b|\briver north\b|\bblue line\b/g, " "],
  [/\bbeer gardens?\b/g, "beer"],
  [/\bfolk art\b/g, "art"],
  [/\bsoccer on tv\b/g, "sports on tv"],
] as const;

/** Tags, category, and title in one text, for matching topics and interests: lowercase words between single spaces. */
export function textOf(words: readonly string[]): string {
  const text = MISLEADING.reduce(
    (result, [phrase, replacement]) => result.replace(phrase, replacement),
    words.join(" | ").toLowerCase(),
  );
  return ` ${text.replace(/[^\p{L}\p{N}|-]+/gu, " ")} `;
}

/** Topics that get people moving. */
export const ACTIVE_TOPICS: readonly Topic[] = ["running", "cycling", "wellness", "strength", "team sports"];

/** The topics of a text, each with the word that matched. Watching a game isn't playing it. */
export function topicsIn(text: string): Map<Topic, string> {
  const found = new Map<Topic, string>();
  for (const { topic, find } of FINDERS) {
    const word = find(text);
    if (word !== null) found.set(topic, word);
  }
  if (found.has("watching sports")) for (const topic of ACTIVE_TOPICS) found.delete(topic);
  return found;
}

/** For each hour of the day, the share of these topics it suits, from 0 to 1. Without topics, every hour suits. */
export function hoursOf(topics: readonly Topic[]): readonly number[] {
  return Array.from({ length: 24 }, (_, hour) => {
    if (topics.length === 0) return 1;
    const suited = topics.filter((topic) => {
      const [from, to] = TOPICS[topic].hours;
      return (hour >= from && hour < to) || hour + 24 < to;
    });
    return suited.length / topics.length;
  });
}

const LABELS: Partial<Record<Topic, string>> = {
  views: "great views",
  history: "museums and history",
  nature: "parks and nature",
  animals: "zoos and animals",
  water: "the waterfront",
  wellness: "yoga and wellness",
  strength: "active things to do",
  "watching sports": "games",
  breakfast: "breakfast spots",
  food: "good food",
  drinks: "bars",
  classical: "classical music",
  family: "family outings",
  community: "group outings",
};
export const topicLabel = (topic: Topic): string => LABELS[topic] ?? topic;
