/** Spec §2: the categories of places, in the order of Explore's chips. */
export const PLACE_CATEGORIES = [
  "Iconic Landmarks & Architecture",
  "Museums & Cultural Institutions",
  "Outdoor & Waterfront Adventure",
  "Food & Gastronomy",
  "Sports & Active Adventure",
  "Live Music",
  "Theater & Comedy",
] as const;
export type PlaceCategory = (typeof PLACE_CATEGORIES)[number];
const KNOWN: ReadonlySet<string> = new Set(PLACE_CATEGORIES);
export const isPlaceCategory = (value: string): value is PlaceCategory => KNOWN.has(value);

/** The chips of Explore in the spec's order; `value` is the value of `?category=` and the key in `counts`. */
export const EXPLORE_CHIPS = [
  { value: "all", label: "All" },
  { value: "Events", label: "Events" },
  ...PLACE_CATEGORIES.map((category) => ({ value: category, label: category })),
] as const;

/** Spec §2: the category screen's default. */
export const DEFAULT_CATEGORY: PlaceCategory = "Food & Gastronomy";
