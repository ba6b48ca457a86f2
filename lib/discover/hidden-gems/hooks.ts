"use client";
import { useCallback } from "react";
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
  /** What was just saved or taken off, so that its card opens again as it was left. */
  const markSaved = useCallback(
    (id: string, isSaved: boolean) =>
      mutate(
        (known) =>
          known && { ...known, hiddenGems: known.hiddenGems.map((gem) => (gem.id === id ? { ...gem, isSaved } : gem)) },
        { revalidate: false },
      ),
    [mutate],
  );
  return { answer: data, error, isLoading, refresh: mutate, markSaved };
}
