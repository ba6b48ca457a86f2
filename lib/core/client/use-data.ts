import useSWR, { type Key, type SWRConfiguration } from "swr";
import type { ApiError } from "./api-client";

/** What an address answers, for a screen that says when it failed; `mutate` changes the known answer, or asks anew. */
export function useData<T>(key: Key, config: SWRConfiguration<T, ApiError> = {}) {
  const answer = useSWR<T, ApiError>(key, config);
  return {
    // Getters, because SWR re-renders a component only for the fields it has read.
    get data() {
      return answer.data;
    },
    get error() {
      return answer.error;
    },
    mutate: answer.mutate,
    retry: () => void answer.mutate(),
  };
}
