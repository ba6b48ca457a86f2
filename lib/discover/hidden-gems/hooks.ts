import useSWR from "swr";
import type { ApiError } from "@/lib/core/client/api-client";
import { STALE } from "@/lib/core/client/swr";
import { paths } from "@/lib/core/shared/paths";
import type { HiddenGemsAnswer } from "./schema";

/** Gems change as rarely as venues do. */
export function useHiddenGems() {
  const { data, error, isLoading, mutate } = useSWR<HiddenGemsAnswer, ApiError>(paths.api.hiddenGems, {
    dedupingInterval: STALE.venues,
  });
  return { answer: data, error, isLoading, refresh: mutate };
}
