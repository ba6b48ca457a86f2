import { useCallback } from "react";
import useSWR, { type Key, type SWRConfiguration, useSWRConfig } from "swr";
import type { ApiError } from "./api-client";
import { recordFetch } from "./freshness";

/** The response of a URL, its error, and `retry`; `mutate` changes the cached response or fetches it again. */
export function useData<T>(key: Key, config: SWRConfiguration<T, ApiError> = {}) {
  const response = useSWR<T, ApiError>(key, config);
  return {
    // Getters, because SWR re-renders a component only for the fields it has read.
    get data() {
      return response.data;
    },
    get error() {
      return response.error;
    },
    get isLoading() {
      return response.isLoading;
    },
    get isValidating() {
      return response.isValidating;
    },
    mutate: response.mutate,
    retry: () => void response.mutate(),
  };
}

/** What is cached under a key; it is never fetched. */
export function useCached<T>(key: string): T | undefined {
  // `null` alone would use the provider's fetcher.
  return useSWR<T>(key, null, { fetcher: undefined }).data;
}

/** Caches the server's response to a write under the URL that would return the same. */
export function useCacheAnswer() {
  const { mutate } = useSWRConfig();
  return useCallback(
    async <T>(key: string, answer: T) => {
      recordFetch(key);
      await mutate(key, answer, { revalidate: false });
    },
    [mutate],
  );
}
