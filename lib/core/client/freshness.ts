"use client";

import { useEffect } from "react";
import { type Middleware, unstable_serialize } from "swr";

/** SWR's own, meant for two components that mount together; a hook with a staleness time of the spec sets a longer one. */
export const DEDUPING_INTERVAL = 2000;

const fetchedAt = new Map<string, number>();

export function noteFetched(key: string): void {
  fetchedAt.set(key, Date.now());
}

/** What a sync or a write made old, and is not on the screen: it is fetched again when it is shown next. */
export function markStale(key: string): void {
  fetchedAt.set(key, 0);
}

/** What was never seen before came with the page, just now. */
export function isStale(key: string, staleAfter: number): boolean {
  const at = fetchedAt.get(key);
  if (at === undefined) {
    noteFetched(key);
    return false;
  }
  return at === 0 || Date.now() - at > staleAfter;
}

/** For tests: what one of them fetched means nothing to the next. */
export function forgetFreshness(): void {
  fetchedAt.clear();
}

/**
 * Spec §9, staleness: a hook's `dedupingInterval` is how old its data may be. Mounted over older data it shows that and
 * fetches again; over younger data, or with no interval of its own, it fetches nothing.
 */
export const refetchWhenStale: Middleware = (useNext) => (key, fetcher, config) => {
  const isEndless = typeof key === "function"; // paged lists see to it themselves
  const id = isEndless ? "" : unstable_serialize(key);
  const noted = fetcher
    ? async (...args: Parameters<typeof fetcher>) => {
        const data = await fetcher(...args);
        if (id) noteFetched(id);
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
