/** Spec §2: the overlay's placeholder and the searches it offers. */
export const SEARCH_PLACEHOLDER = "Search experiences, places, people...";
export const RECENT_SEARCHES = ["Millennium Park", "Coffee shops", "Fitness classes"] as const;

/** Milliseconds of stillness after which what is typed is searched for. */
export const SEARCH_DELAY = 200;

/** Hits shown of each kind, and as "Did you mean". */
export const HITS_A_KIND = 6;
export const SUGGESTIONS = 6;
/** With this many exact hits nobody needs to be asked what was meant. */
export const SUGGEST_BELOW = 3;

/**
 * How well a title answers a search, both as `search_text()` writes them: 0 it is what was asked, 1 it begins so,
 * 2 all of it stands there (also joined, or in another number), 3 it was found elsewhere than in the title.
 */
export function titleTier(title: string, asked: string): 0 | 1 | 2 | 3 {
  const one = asked.split(" ").map(singular).join(" "); // "museums" and "museum" are one search
  if (title === asked || title === one) return 0;
  if (title.startsWith(one)) return 1;
  const words = title.split(" ");
  const holds = (word: string) => words.some((own) => own.startsWith(singular(word)));
  const content = asked.split(" ").filter((word) => !LITTLE_WORDS.has(word));
  if (content.length > 0 && content.every(holds)) return 2;
  const joined = asked.replaceAll(" ", "");
  return joined.length > 3 && words.some((_, index) => words.slice(index).join("").startsWith(joined)) ? 2 : 3;
}

const LITTLE_WORDS = new Set(["a", "an", "and", "at", "by", "for", "in", "of", "on", "or", "the", "to", "with"]);

const singular = (word: string) => word.replace(/(?<=..)ies$/, "y").replace(/(?<=..[^s])s$/, "");
