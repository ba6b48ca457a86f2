import "server-only";
import { countCache } from "@/lib/core/server/tracing";

const FRESH_FOR = 3000;

type CachedFeed = { value: Promise<unknown>; until: number };
declare global {
  // One per process, no matter how many bundles contain this module.
  var windmileSharedFeed: CachedFeed | undefined;
}

/**
 * The visitors' first page, which is the same for everyone: cached for three seconds, and invalidated when this process
 * writes or removes a photo. A failed read isn't cached.
 */
export function sharedFeed<T>(read: () => Promise<T>): Promise<T> {
  const cached = globalThis.windmileSharedFeed;
  const isFresh = cached !== undefined && cached.until > performance.now();
  countCache("feed", isFresh);
  if (isFresh) return cached.value as Promise<T>; // Every caller passes the same type.
  const value = read();
  const mine = { value, until: performance.now() + FRESH_FOR };
  globalThis.windmileSharedFeed = mine;
  value.catch(() => {
    if (globalThis.windmileSharedFeed === mine) resetSharedFeed();
  });
  return value;
}

/** Call after a write that changes what visitors see has been committed. */
export function resetSharedFeed(): void {
  globalThis.windmileSharedFeed = undefined;
}
