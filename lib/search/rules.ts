import { fold } from "@/lib/core/shared/fold";

/** Spec §2: the overlay's placeholder and the searches it offers. */
export const SEARCH_PLACEHOLDER = "Search experiences, places, people...";
const RECENT_SEARCHES = ["Millennium Park", "Coffee shops", "Fitness classes"] as const;

/** How many of the user's searches the overlay shows above the spec's. */
const OWN_SEARCHES = 5;
const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The user's searches, newest first, after searching for `search`. */
export const withSearch = (own: readonly string[], search: string): string[] =>
  [search, ...own.filter((one) => !isSame(one, search))].slice(0, OWN_SEARCHES);

/** The overlay's searches: the user's first, then the spec's three. */
export const recentSearches = (own: readonly string[]): string[] => [
  ...own,
  ...RECENT_SEARCHES.filter((one) => !own.some((mine) => isSame(mine, one))),
];

/** Milliseconds without typing before the search starts. */
export const SEARCH_DELAY = 200;

/** Hits shown per kind, and as "Did you mean". */
export const HITS_PER_KIND = 6;
export const SUGGESTIONS = 6;
/** With this many exact hits, there is no "Did you mean". */
export const SUGGEST_BELOW = 3;

/** Documents per kind that are read and sorted: enough to fill a page after invisible ones are removed. */
export const CANDIDATES = 60;
/** Photos and guides read in no order: if fewer match, these are all of them. */
export const UNORDERED_SCAN_MAX = 300;
/** Documents read for each corrected search. */
export const HITS_PER_CORRECTION = 40;
/** How many recently followed people are searched before everyone else. */
export const FOLLOWED_SCANNED = 200;
/** Shorter words start too many names to look up: they only find followed people and this many of the most followed. */
export const PREFIX_LENGTH = 3;
export const KNOWN_SCANNED = 500;

const DAY = 86_400_000;
const countedDown = (from: number, count: number) => Array.from({ length: count }, (_, back) => from - back);

/** Age terms (`age_terms()`) in the search documents: photos of two days, two weeks, two months. */
export function ageSteps(now: Date): readonly (readonly string[])[] {
  const day = Math.floor(now.getTime() / DAY);
  const octet = Math.floor(day / 8);
  const octets = (count: number) => countedDown(octet, count).map((one) => `@o${one}`);
  return [countedDown(day, 2).map((one) => `@d${one}`), octets(2), octets(9)];
}

/** People with ten thousand followers or more, with thousands, with hundreds. */
export const FOLLOWER_TIERS = [["@f9", "@f8", "@f7", "@f6", "@f5"], ["@f4"], ["@f3"]] as const;

/** Whether something has this name: equal, or starting with these whole words. */
export function isNamed(name: string, q: string): boolean {
  const query = `${fold(q.trim())} `;
  return query.length > 3 && `${fold(name)} `.startsWith(query);
}
