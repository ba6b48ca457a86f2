import "server-only";

const FRESH_FOR = 3000;

type Kept = { value: Promise<unknown>; until: number };
declare global {
  // One a process, however many bundles hold this module.
  var windmileSharedFeed: Kept | undefined;
}

/**
 * The first page every visitor sees, read at most every three seconds and at once after this process wrote or removed
 * a photo. Nothing in it depends on who asks. A read that failed is not kept.
 */
export function sharedFeed<T>(read: () => Promise<T>): Promise<T> {
  const kept = globalThis.windmileSharedFeed;
  if (kept && kept.until > Date.now()) return kept.value as Promise<T>; // only ever one reader's value
  const value = read();
  const mine = { value, until: Date.now() + FRESH_FOR };
  globalThis.windmileSharedFeed = mine;
  value.catch(() => {
    if (globalThis.windmileSharedFeed === mine) forgetSharedFeed();
  });
  return value;
}

/** To be called when a write that changes what visitors see has been committed. */
export function forgetSharedFeed(): void {
  globalThis.windmileSharedFeed = undefined;
}
