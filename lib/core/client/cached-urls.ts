import type { Cache } from "swr";

/** Addresses of this endpoint, whatever their query, that have an answer in SWR's cache; pages of endless lists among them. */
export function cachedUrlsOf(cache: Cache, endpoint: string): string[] {
  return [...cache.keys()].filter((key) => key === endpoint || key.startsWith(`${endpoint}?`));
}
