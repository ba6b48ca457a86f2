import type { Bbox, Coordinates } from "@/lib/discover/map/rules";
import { FIRST_POSTS, type HomeFilter } from "../photos/rules";

type FeedShown = { search: string; filter: HomeFilter; seed: string; here: Coordinates | null };

/**
 * The home screen's feed query, shared by the server page that prefetches it and the screen that reads it. Null while
 * "nearby" has no position.
 */
export function feedQuery({ search, filter, seed, here }: FeedShown) {
  if (search !== "") return { q: search };
  if (filter !== "nearby") return { filter, seed, limit: FIRST_POSTS };
  if (!here) return null;
  // Rounded to about a hundred meters, for privacy.
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
 * The page in its seed's order. Each item's position depends only on the seed and its id, so the same page with the
 * same seed is always the same, including after Back and a reload.
 */
export function permuted<T extends { id: string }>(page: readonly T[], seed: string): T[] {
  return page
    .map((item) => ({ item, rank: hash(`${seed}:${item.id}`) }))
    .sort((a, b) => a.rank - b.rank || (a.item.id < b.item.id ? -1 : 1))
    .map(({ item }) => item);
}

/** The words of a search: at most eight, all of which must match. */
export function searchWords(q: string): string[] {
  return q.split(/\s+/).filter(Boolean).slice(0, 8);
}

/** Text shorter than this is in no trigram of the index. */
export const INDEXED_LENGTH = 3;
/** How many of the newest photos are searched for a shorter text inside words. */
export const SHORT_TEXT_SCANNED = 10_000;

/** Escapes LIKE's wildcards. */
const literal = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** A word too short for the index is only searched for at the start of words. */
export const likePattern = (word: string): string =>
  [...word].length < INDEXED_LENGTH ? `% ${literal(word)}%` : `%${literal(word)}%`;

export const substringPattern = (text: string): string => `%${literal(text)}%`;

const METERS_PER_DEGREE = 111_320;

/** The square around a point that contains every place within `meters` of it. */
export function squareAround({ lat, lng }: Coordinates, meters: number): Bbox {
  const high = meters / METERS_PER_DEGREE;
  const wide = high / Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  return { south: lat - high, north: lat + high, west: lng - wide, east: lng + wide };
}
