import "server-only";

const FRESH_FOR = 3000;

type Kept = { value: Promise<unknown>; until: number };
declare global {
  // One a process, however many bundles hold this module.
  var windmileSharedFeed: Kept | undefined;
}

/**
 * The visitors' first page, which is the same for all: cached for three seconds, and invalidated when this process
 * writes or removes a photo. A failed read is not cached.
 */
export function sharedFeed<T>(read: () => Promise<T>): Promise<T> {
  const kept = globalThis.windmileSharedFeed;
  if (kept && kept.until > Date.now()) return kept.value as Promise<T>; // every caller passes the same type
  const value = read();
  const mine = { value, until: Date.now() + FRESH_FOR };
  globalThis.windmileSharedFeed = mine;
  value.catch(() => {
    if (globalThis.windmileSharedFeed === mine) forgetSharedFeed();
  });
  return value;
}

/** Call after a write that changes what visitors see was committed. */
export function forgetSharedFeed(): void {
  globalThis.windmileSharedFeed = undefined;
}
