import type { Cache } from "swr";

const ENDLESS = "$inf$";

/** Whether a key of SWR's cache holds an answer of this endpoint, whatever its query; endless lists included. */
export function isOfEndpoint(key: string, path: string): boolean {
  const url = key.startsWith(ENDLESS) ? key.slice(ENDLESS.length) : key;
  return url === path || url.startsWith(`${path}?`);
}

/** SWR's own filter leaves endless lists out, so the cache is asked for its keys. */
export function cachedKeysOf(cache: Cache, path: string): string[] {
  return [...cache.keys()].filter((key) => isOfEndpoint(key, path));
}
