/**
 * Spec §2: each chip of Explore maps to cuisines and tags. A place stands under every chip one of its words belongs to,
 * and always under its own category's.
 */
export const CATEGORY_WORDS = {
  "Iconic Landmarks & Architecture": {
    cuisines: [
      "Architecture",
      "Architecture Center",
      "Fountain",
      "Historic Site",
      "Landmark",
      "Observation Deck",
      "Pier",
      "Public Art",
    ],
    tags: ["architecture", "frank lloyd wright", "public art", "skyscraper"],
  },
  "Museums & Cultural Institutions": {
    cuisines: [
      "Aquarium",
      "Art Museum",
      "Conservatory",
      "Cultural Center",
      "History Museum",
      "Natural History Museum",
      "Nature Museum",
      "Planetarium",
      "Science Museum",
    ],
    tags: ["aquarium", "contemporary art", "exhibits", "museum", "planetarium"],
  },
  "Outdoor & Waterfront Adventure": {
    cuisines: ["Beach", "Bike Park", "Conservatory", "Garden", "Nature Preserve", "Park", "Trail", "Waterfront", "Zoo"],
    tags: ["beach", "birding", "gardens", "lakefront", "park", "trail", "trails", "waterfront"],
  },
  "Food & Gastronomy": {
    cuisines: [
      "Deep Dish Pizza",
      "Deli",
      "Dim Sum",
      "Diner",
      "Filipino",
      "Fine Dining",
      "Hot Dogs",
      "Mexican",
      "New American",
    ],
    tags: [
      "bakery",
      "breakfast",
      "deli",
      "dim sum",
      "hot dog",
      "italian beef",
      "pizza",
      "southern food",
      "tasting menu",
    ],
  },
  "Sports & Active Adventure": {
    cuisines: ["Arena", "Ballpark", "Bike Park", "Bowling", "Open Water Swimming", "Stadium"],
    tags: [
      "baseball",
      "basketball",
      "bowling",
      "climbing",
      "cycling",
      "football",
      "hockey",
      "ice skating",
      "kayaking",
      "mountain biking",
      "running",
      "soccer",
      "triathlon",
      "volleyball",
    ],
  },
  "Live Music": {
    cuisines: ["Blues Club", "Concert Hall", "Concert Venue", "Jazz Club"],
    tags: ["blues", "classical", "concerts", "jazz", "live music", "orchestra"],
  },
  "Theater & Comedy": {
    cuisines: ["Cinema", "Comedy Club", "Opera", "Theater"],
    tags: ["comedy", "film", "improv", "musicals", "opera", "plays", "stand-up", "theater"],
  },
} as const satisfies Record<string, { cuisines: readonly string[]; tags: readonly string[] }>;

export type PlaceCategory = keyof typeof CATEGORY_WORDS;
export const isPlaceCategory = (value: string): value is PlaceCategory => value in CATEGORY_WORDS;
export const PLACE_CATEGORIES = Object.keys(CATEGORY_WORDS).filter(isPlaceCategory);

/** The chips of Explore in the spec's order; `value` is what `?category=` says and what `counts` is keyed by. */
export const EXPLORE_CHIPS = [
  { value: "all", label: "All" },
  { value: "Events", label: "Events" },
  ...PLACE_CATEGORIES.map((category) => ({ value: category, label: category })),
] as const;

/** Spec §2: the category screen's default. */
export const DEFAULT_CATEGORY: PlaceCategory = "Food & Gastronomy";

type Worded = { category: string; cuisine: string; tags: readonly string[] };

const categoriesByWord = new Map<string, PlaceCategory[]>();
for (const category of PLACE_CATEGORIES) {
  const { cuisines, tags } = CATEGORY_WORDS[category];
  for (const key of [...cuisines.map((cuisine) => `c:${cuisine}`), ...tags.map((tag) => `t:${tag}`)]) {
    categoriesByWord.set(key, [...(categoriesByWord.get(key) ?? []), category]);
  }
}

/** Every chip a place stands under. */
export function categoriesOf({ category, cuisine, tags }: Worded): PlaceCategory[] {
  const found = new Set<PlaceCategory>(isPlaceCategory(category) ? [category] : []);
  for (const key of [`c:${cuisine}`, ...tags.map((tag) => `t:${tag.toLowerCase()}`)]) {
    for (const one of categoriesByWord.get(key) ?? []) found.add(one);
  }
  return [...found];
}
