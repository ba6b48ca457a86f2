"use client";

import { useCallback, useEffect } from "react";
import { useSWRConfig } from "swr";
import useSWRInfinite from "swr/infinite";
import { type ApiError, getJson } from "@/lib/core/client/api-client";
import { isStale, noteFetched } from "@/lib/core/client/freshness";
import { endlessKey, pageUrls } from "@/lib/core/shared/endless-key";

type Answer = { nextCursor: string | null };

/**
 * The answers of a list of Discover, page by page. `first` is the address of its first page, which the server may have
 * prefetched under `endlessKey(first)`. While other filters load, the earlier answer stands in (`isChanging`).
 */
export function useAnswers<T extends Answer>(first: string, staleAfter: number) {
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<T, ApiError>(
    pageUrls(first),
    getJson<T>,
    { revalidateFirstPage: false },
  );
  const { cache, mutate: put } = useSWRConfig();
  const key = endlessKey(first);
  const hasData = data !== undefined;
  useEffect(() => {
    if (!hasData || !isStale(key, staleAfter)) return;
    noteFetched(key);
    void mutate();
  }, [hasData, key, staleAfter, mutate]);
  // What the server prefetched is only a fallback to SWR: taken into the cache, the next page can follow on it.
  useEffect(() => {
    const [page] = data ?? [];
    if (!page || isLoading || cache.get(key)?.data !== undefined) return;
    void put(first, page, { revalidate: false });
    void put(key, data, { revalidate: false });
  }, [data, isLoading, cache, key, first, put]);
  return {
    pages: data,
    /** Total and counts are those of the first page. */
    answer: data?.[0],
    error,
    isLoading: isLoading && !hasData,
    isChanging: isLoading && hasData,
    isLoadingMore: hasData && isValidating && size > data.length,
    hasMore: Boolean(data?.at(-1)?.nextCursor),
    loadMore: useCallback(() => void setSize((current) => current + 1), [setSize]),
    refresh: useCallback(() => mutate(), [mutate]),
  };
}
