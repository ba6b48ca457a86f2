import type { Bbox, Coordinates } from "@/lib/discover/map/rules";
import { FIRST_POSTS, type HomeFilter } from "../photos/rules";

type FeedShown = { search: string; filter: HomeFilter; seed: string; here: Coordinates | null };

/**
 * What the home screen asks its feed for: the page of the server that fetches ahead and the screen that reads it agree on
 * this. Null while "nearby" doesn't know where.
 */
export function feedQuery({ search, filter, seed, here }: FeedShown) {
  if (search !== "") return { q: search };
  if (filter !== "nearby") return { filter, seed, limit: FIRST_POSTS };
  if (!here) return null;
  // Rounded to about a hundred metres, for privacy.
  return { filter, near: `${here.lat.toFixed(3)},${here.lng.toFixed(3)}`, seed, limit: FIRST_POSTS };
}

/** FNV-1a with a final mix: an even, stable order from any seed, the same in every process. */
function hash(value: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < value.length; at += 1) state = Math.imul(state ^ value.charCodeAt(at), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/**
 * The page in the order its seed gives it. Each item's place depends on the seed and its own id alone, so the same page
 * under the same seed is always the same, on Back and after a reload.
 */
export function permuted<T extends { id: string }>(page: readonly T[], seed: string): T[] {
  return page
    .map((item) => ({ item, rank: hash(`${seed}:${item.id}`) }))
    .sort((a, b) => a.rank - b.rank || (a.item.id < b.item.id ? -1 : 1))
    .map(({ item }) => item);
}

/** The words of a search: at most eight, each of which must be found. */
export function searchWords(q: string): string[] {
  return q.split(/\s+/).filter(Boolean).slice(0, 8);
}

/** Text shorter than this is in no trigram of the index. */
export const INDEXED_LENGTH = 3;
/** Among how many of the newest photos a shorter text is looked for inside words. */
export const SHORT_TEXT_LOOKED_AT = 10_000;

/** LIKE's own signs taken as text. */
const literal = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** A word too short for the index is looked for where words begin. */
export const likePattern = (word: string): string =>
  [...word].length < INDEXED_LENGTH ? `% ${literal(word)}%` : `%${literal(word)}%`;

export const substringPattern = (text: string): string => `%${literal(text)}%`;

const METRES_PER_DEGREE = 111_320;

/** The square around a point that holds every place within `metres` of it. */
export function squareAround({ lat, lng }: Coordinates, metres: number): Bbox {
  const high = metres / METRES_PER_DEGREE;
  const wide = high / Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  return { south: lat - high, north: lat + high, west: lng - wide, east: lng + wide };
}
