import { postJson } from "@/lib/core/client/api-client";
import { useCacheAnswer, useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { ClaimStats, UserStats } from "./schema";

/** The current user's stats, each with its explanation. */
export const useStats = () => useData<UserStats>(paths.api.stats);

/**
 * Spec §7: sent after an activity. `activityId` is an experience or check-in whose award is claimed if it wasn't paid;
 * the response refreshes the stats. Failures are ignored (spec §8).
 */
export function useClaimStats() {
  const cacheAnswer = useCacheAnswer();
  return async (claim: ClaimStats): Promise<void> => {
    try {
      await cacheAnswer(paths.api.stats, await postJson<UserStats>(paths.api.stats, claim));
    } catch {
      // Ignored: the write itself refreshes the stats too.
    }
  };
}
