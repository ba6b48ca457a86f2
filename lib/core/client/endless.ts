"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import useSWRInfinite from "swr/infinite";
import { endlessKey, pageUrls } from "@/lib/core/shared/endless-key";
import type { Page } from "@/lib/core/shared/page";
import { type ApiError, getPage } from "./api-client";
import { isStale, noteFetched } from "./freshness";
import { onRefresh, type RefreshReason } from "./sync";

type Item = { id: string };
type EndlessOptions = {
  /** The endpoint whose invalidation concerns this list. */
  endpoint: string;
  /** Spec §9: how old the list may be when it is shown again. */
  staleAfter: number;
  /** Whether new entries may be put in at once: not while somebody reads further down. */
  mayReplace: () => boolean;
};

function idsOf<T extends Item>(pages: readonly Page<T>[]): Set<string> {
  return new Set(pages.flatMap((page) => page.items.map(({ id }) => id)));
}

/** Newer versions of entries that are there already, in their places. */
function updatedIn<T extends Item>(pages: readonly Page<T>[], first: Page<T>): Page<T>[] {
  const newer = new Map(first.items.map((item) => [item.id, item]));
  return pages.map((page) => ({ ...page, items: page.items.map((item) => newer.get(item.id) ?? item) }));
}

/**
 * A list without end, by keyset pages. What the sync finds new never moves the reader: it waits in `waiting` until it is
 * asked for. `first` is the address of the first page; the server may have prefetched it under `endlessKey(first)`.
 */
export function useEndless<T extends Item>(first: string, { endpoint, staleAfter, mayReplace }: EndlessOptions) {
  const { cache, mutate } = useSWRConfig();
  const list = useSWRInfinite<Page<T>, ApiError>(pageUrls(first), getPage<T>, {
    revalidateFirstPage: false,
    keepPreviousData: false, // another list must not stand in for this one
  });
  const { data: pages, size, setSize } = list;
  const key = endlessKey(first);
  const [waiting, setWaiting] = useState<{ first: string; page: Page<T> } | null>(null);
  const latest = useRef({ pages, mayReplace });
  useEffect(() => {
    latest.current = { pages, mayReplace };
  });

  const write = useCallback(
    async (next: Page<T>[]) => {
      // Each page has a place of its own in the cache, and must agree with the list's, or SWR fetches it again.
      const url = pageUrls(first);
      await Promise.all(
        next.map((page, index) => mutate(url(index, next[index - 1] ?? null), page, { revalidate: false })),
      );
      await mutate(key, next, { revalidate: false });
    },
    [first, key, mutate],
  );

  // What the server prefetched is only a fallback to SWR: taken into the cache, the next page can follow on it.
  const taken = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (pages && cache.get(key)?.data === undefined) taken.current = write(pages);
  }, [pages, cache, key, write]);

  /** Asked for while the first page is being taken in, further pages would be dropped again by it. */
  const grow = useCallback(
    async (next: number | ((current: number) => number)) => {
      await taken.current;
      return setSize(next);
    },
    [setSize],
  );

  const replace = useCallback(
    async (page: Page<T>) => {
      setWaiting(null);
      await write([page]);
      await setSize(1);
    },
    [write, setSize],
  );

  const refresh = useCallback(
    async (reason: RefreshReason) => {
      const page = await getPage<T>(first);
      noteFetched(key);
      const { pages: known = [], mayReplace: mayReplaceNow } = latest.current;
      const ids = idsOf(known);
      const hasNew = page.items.some(({ id }) => !ids.has(id));
      if (reason !== "sync" || (known.length <= 1 && !hasNew) || mayReplaceNow()) await replace(page);
      else if (hasNew) setWaiting({ first, page });
      else await write(updatedIn(known, page));
    },
    [first, key, replace, write],
  );

  useEffect(() => onRefresh(endpoint, refresh), [endpoint, refresh]);

  const hasPages = pages !== undefined;
  useEffect(() => {
    if (!hasPages || !isStale(key, staleAfter)) return;
    refresh("sync").catch(() => undefined); // what stands there stays
  }, [hasPages, key, staleAfter, refresh]);

  const loadMore = useCallback(() => void grow((current) => current + 1), [grow]);
  const isLoadingMore = list.isValidating && pages !== undefined && size > pages.length;
  return {
    pages,
    error: list.error,
    isLoading: list.isLoading && pages === undefined,
    isLoadingMore,
    hasMore: Boolean(pages?.at(-1)?.nextCursor),
    loadMore,
    /** Tries again what failed: the first page, or the one that should have followed. */
    retry: useCallback(() => void grow((current) => current), [grow]),
    refresh: useCallback(() => refresh("asked"), [refresh]),
    size,
    setSize: grow,
    /** Puts other pages in place of these, without a call. */
    write,
    waiting: waiting?.first === first ? waiting.page : null,
    showWaiting: useCallback(async () => {
      if (waiting) await replace(waiting.page);
    }, [waiting, replace]),
  };
}
