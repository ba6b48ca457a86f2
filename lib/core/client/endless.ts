import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type SWRConfiguration, useSWRConfig } from "swr";
import useSWRInfinite, { type SWRInfiniteConfiguration } from "swr/infinite";
import { withQuery } from "@/lib/core/shared/address";
import { endlessKey, pageUrls } from "@/lib/core/shared/endless-key";
import type { Page } from "@/lib/core/shared/page";
import { type ApiError, getPage } from "./api-client";
import { isStale, recordFetch } from "./freshness";
import { onRefresh, type RefreshMode } from "./sync";
import { useData } from "./use-data";

export const endpointOf = (address: string) => address.split("?")[0] ?? address;

type Item = { id: string };
type Answer = { nextCursor: string | null };

type EndlessOptions = {
  /** The endpoint whose invalidation concerns this list, if it isn't the list's own. */
  endpoint?: string;
  /** Spec §9: how old the list may be when it is shown again; without it, it is refetched each time. */
  staleAfter?: number;
};
type PagesOptions<P extends Answer, T extends Item> = EndlessOptions & {
  fetchPage: (url: string) => Promise<P>;
  itemsOf: (page: P) => readonly T[];
  /** Merges a refetched first page into the known pages. Without it all known pages are refetched. */
  merge?: (first: P, known: readonly P[], mode: RefreshMode) => P[];
  config?: SWRInfiniteConfiguration;
};

/**
 * The items without duplicates, the first one wins: keyset pages overlap when something moves up between two requests.
 */
function itemsIn<P, T extends Item>(pages: readonly P[], itemsOf: (page: P) => readonly T[]): T[] {
  const items = new Map<string, T>();
  for (const item of pages.flatMap(itemsOf)) if (!items.has(item.id)) items.set(item.id, item);
  return [...items.values()];
}

/**
 * An infinite list of keyset pages, for any response format. `first` is the URL of the first page; the server may have
 * prefetched it under `endlessKey(first)`.
 */
export function usePages<P extends Answer, T extends Item>(first: string, options: PagesOptions<P, T>) {
  const { endpoint = endpointOf(first), staleAfter = 0, fetchPage, itemsOf, config } = options;
  const { cache, mutate } = useSWRConfig();
  const key = endlessKey(first);
  const list = useSWRInfinite<P, ApiError>(pageUrls(first), fetchPage, {
    revalidateFirstPage: false,
    keepPreviousData: false, // another list's data must not be shown for this one
    ...config,
  });
  const { data: pages, size, setSize } = list;
  const latest = useRef({ pages, size, options });
  useEffect(() => {
    latest.current = { pages, size, options };
  });

  const write = useCallback(
    async (next: readonly P[]) => {
      // Each page has its own cache entry, which must agree with the list's, or SWR fetches it again.
      const url = pageUrls(first);
      const writes = next.map((page, index) =>
        mutate(url(index, next[index - 1] ?? null), page, { revalidate: false }),
      );
      await Promise.all([...writes, mutate(key, next, { revalidate: false })]);
    },
    [first, key, mutate],
  );
  const replace = useCallback(
    async (next: readonly P[]) => {
      await write(next);
      if (latest.current.size !== next.length) await setSize(next.length);
    },
    [write, setSize],
  );

  // SWR doesn't put its `fallback` into the cache, and the next page's cursor is read from there.
  useEffect(() => {
    if (pages && cache.get(key)?.data === undefined) void write(pages);
  }, [pages, cache, key, write]);

  const refresh = useCallback(
    async (mode: RefreshMode) => {
      const url = pageUrls(first);
      const page = await latest.current.options.fetchPage(first);
      const { pages: known = [], options: now } = latest.current;
      const next = now.merge?.(page, known, mode) ?? [page];
      while (!now.merge && next.length < known.length) {
        const address = url(next.length, next.at(-1) ?? null);
        if (!address) break;
        next.push(await now.fetchPage(address));
      }
      recordFetch(key);
      await replace(next);
      return next;
    },
    [first, key, replace],
  );
  useEffect(() => onRefresh(endpoint, refresh), [endpoint, refresh]);

  const hasPages = pages !== undefined;
  useEffect(() => {
    if (!hasPages || !isStale(key, staleAfter)) return;
    refresh("in-place").catch(() => undefined); // On failure, the displayed list stays.
  }, [hasPages, key, staleAfter, refresh]);

  return {
    pages,
    items: useMemo(() => pages && itemsIn(pages, itemsOf), [pages, itemsOf]),
    error: list.error,
    isLoading: list.isLoading && !hasPages,
    isLoadingMore: list.isValidating && pages !== undefined && size > pages.length,
    hasMore: Boolean(pages?.at(-1)?.nextCursor),
    loadMore: useCallback(() => void setSize((current) => current + 1), [setSize]),
    /** Retries what failed: the first page, or the next one. */
    retry: useCallback(() => void setSize((current) => current), [setSize]),
    refresh: useCallback(() => refresh("from-top"), [refresh]),
    size,
    setSize,
    /** Replaces the cached pages without a request. */
    write,
    replace,
  };
}

const itemsOfPage = <T>({ items }: Page<T>) => items;

/** A list of bare arrays with the next page in `Link`. */
export function useEndless<T extends Item>(first: string, options: EndlessOptions = {}) {
  return usePages<Page<T>, T>(first, { ...options, fetchPage: getPage<T>, itemsOf: itemsOfPage<T> });
}

type Dated = Item & { createdAt: string };

function updatedIn<T extends Item>(pages: readonly Page<T>[], first: Page<T>): Page<T>[] {
  const newer = new Map(first.items.map((item) => [item.id, item]));
  return pages.map((page) => ({ ...page, items: page.items.map((item) => newer.get(item.id) ?? item) }));
}

/**
 * Whether the first page has entries the list doesn't. An older one only moved up from the next page, because another
 * was removed.
 */
function hasNewer<T extends Dated>(first: Page<T>, known: readonly T[]): boolean {
  const ids = new Set(known.map(({ id }) => id));
  const isOlder = (createdAt: string) => known.length > 0 && known.every((item) => item.createdAt > createdAt);
  return first.items.some(({ id, createdAt }) => !ids.has(id) && !isOlder(createdAt));
}

type FeedOptions = EndlessOptions & {
  /** Whether new entries may be inserted immediately: not while someone reads further down. */
  mayReplace: () => boolean;
};

/** A list that grows at its top. New entries never move the reader: they are in `waiting` until they are requested. */
export function useFeed<T extends Dated>(first: string, { mayReplace, ...options }: FeedOptions) {
  const [waiting, setWaiting] = useState<{ first: string; page: Page<T> } | null>(null);
  const merge = (page: Page<T>, known: readonly Page<T>[], mode: RefreshMode) => {
    const isAtOnce = mode === "from-top" || known.length === 0 || mayReplace();
    if (isAtOnce) {
      setWaiting(null);
      return [page];
    }
    const isNewData = hasNewer(page, itemsIn(known, itemsOfPage));
    setWaiting(isNewData ? { first, page } : null);
    return updatedIn(known, page);
  };
  const list = usePages<Page<T>, T>(first, {
    ...options,
    fetchPage: getPage<T>,
    itemsOf: itemsOfPage<T>,
    merge,
  });
  const { replace } = list;
  return {
    ...list,
    waiting: waiting?.first === first ? waiting.page : null,
    showPending: useCallback(async () => {
      if (!waiting) return;
      setWaiting(null);
      await replace([waiting.page]);
    }, [waiting, replace]),
  };
}

/** A complete list is limited to its first five hundred items. */
const MAX_PAGES = 10;
const LARGEST_PAGE = 50;

export async function getAllPages<P extends Answer>(
  first: string,
  fetchPage: (url: string) => Promise<P>,
): Promise<P[]> {
  const pages = [await fetchPage(first)];
  for (let cursor = pages[0]?.nextCursor; cursor && pages.length < MAX_PAGES; cursor = pages.at(-1)?.nextCursor) {
    pages.push(await fetchPage(`${first}&cursor=${encodeURIComponent(cursor)}`));
  }
  return pages;
}

/** A complete list in one go, for searching it in the browser. */
export function useFullList<T>(endpoint: string, config: SWRConfiguration<T[], ApiError> = {}) {
  const first = withQuery(endpoint, { limit: LARGEST_PAGE });
  const fetcher = async (url: string) => (await getAllPages(url, getPage<T>)).flatMap(itemsOfPage);
  const { data: items, error, retry } = useData<T[]>(first, { fetcher, ...config });
  return { items, error, retry };
}
