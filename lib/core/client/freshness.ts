import { useEffect } from "react";
import { type Middleware, unstable_serialize, useSWRConfig } from "swr";

/** SWR's default, for components that mount together; a hook with a staleness time of the spec sets a longer one. */
export const DEDUPING_INTERVAL = 2000;

const fetchedAt = new Map<string, number>();

/**
 * Marks the data of a key as fresh: it was fetched or written just now, and a page requested earlier can't contain it.
 */
export function recordFetch(key: string): void {
  fetchedAt.set(key, Date.now());
}

/** Marks the data of a key that no mounted hook shows as stale: it is fetched when it is next shown. */
export function markStale(key: string): void {
  fetchedAt.set(key, 0);
}

/** A key that was never fetched came with the page, just now. */
export function isStale(key: string, staleAfter: number): boolean {
  const at = fetchedAt.get(key);
  if (at === undefined) {
    recordFetch(key);
    return false;
  }
  return at === 0 || Date.now() - at > staleAfter;
}

export function resetFreshness(): void {
  fetchedAt.clear();
}

/** Infinite lists write their pages into the cache and refresh them themselves (`endless.ts`). */
const idOf = (key: Parameters<typeof unstable_serialize>[0]) =>
  typeof key === "function" ? "" : unstable_serialize(key);

/** Fallbacks that are already in the cache: going back to a page passes the same, outdated object again. */
const taken = new WeakSet<object>();

/**
 * SWR's `fallback` isn't in its cache: `mutate` would find nothing to change, and `keepPreviousData` would prefer the
 * previous response. So the fallback is written into the cache, replacing entries older than the request for the page.
 */
export const fallbackInCache: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache, mutate } = useSWRConfig();
  const result = useNext(key, fetcher, config);
  const id = idOf(key);
  const ofPage: unknown = config.fallback?.[id];
  const handed: unknown = config.fallbackData ?? ofPage;

  useEffect(() => {
    if (!id || typeof handed !== "object" || handed === null) return;
    const isNewData = handed === ofPage && !taken.has(handed);
    taken.add(handed);
    const isEmpty = cache.get(id)?.data === undefined;
    if (!isEmpty && !(isNewData && isStale(id, DEDUPING_INTERVAL))) return;
    recordFetch(id);
    void mutate(id, handed, { revalidate: false });
  }, [id, handed, ofPage, cache, mutate]);
  return result;
};

/**
 * Spec §9, staleness: a hook's `dedupingInterval` is how old its data may be. Mounted over older data, it shows that
 * data and fetches again; over newer data, or without an interval, it fetches nothing.
 */
export const refetchWhenStale: Middleware = (useNext) => (key, fetcher, config) => {
  const id = idOf(key);
  const noted = fetcher
    ? async (...args: Parameters<typeof fetcher>) => {
        const data = await fetcher(...args);
        if (id) recordFetch(id);
        return data;
      }
    : fetcher;
  const result = useNext(key, noted, config);
  const { data, mutate } = result;
  const hasData = data !== undefined;
  const staleAfter = config.dedupingInterval ?? DEDUPING_INTERVAL;

  useEffect(() => {
    if (!id || !hasData) return;
    if (isStale(id, staleAfter > DEDUPING_INTERVAL ? staleAfter : Number.POSITIVE_INFINITY)) void mutate();
  }, [id, hasData, staleAfter, mutate]);
  return result;
};
