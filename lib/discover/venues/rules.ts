import { isPlaceCategory, PLACE_CATEGORIES, type PlaceCategory } from "./categories";
import CATEGORY_WORDS from "./category-words.json";

type Worded = { category: string; cuisine: string; tags: readonly string[] };

/**
 * Spec §2: each chip of Explore maps to cuisines and tags. A place is under every chip that one of its words belongs
 * to, and always under its own category's.
 */
const categoriesByWord = new Map<string, PlaceCategory[]>();
for (const category of PLACE_CATEGORIES) {
  const { cuisines, tags } = CATEGORY_WORDS[category];
  for (const key of [...cuisines.map((cuisine) => `c:${cuisine}`), ...tags.map((tag) => `t:${tag}`)]) {
    categoriesByWord.set(key, [...(categoriesByWord.get(key) ?? []), category]);
  }
}

/** Every chip a place is under. */
export function categoriesOf({ category, cuisine, tags }: Worded): PlaceCategory[] {
  const found = new Set<PlaceCategory>(isPlaceCategory(category) ? [category] : []);
  for (const key of [`c:${cuisine}`, ...tags.map((tag) => `t:${tag.toLowerCase()}`)]) {
    for (const one of categoriesByWord.get(key) ?? []) found.add(one);
  }
  return [...found];
}
