import { useSWRConfig } from "swr";
import { postJson } from "@/lib/core/client/api-client";
import { noteFetched } from "@/lib/core/client/freshness";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { ClaimStats, UserStats } from "./schema";

/** The current user's numbers, each with its explanation. */
export const useStats = () => useData<UserStats>(paths.api.stats);

/**
 * Spec §7: sent after an activity. `activityId` names an experience or check-in and claims its award if it wasn't paid;
 * the answer refreshes the numbers. A failure changes nothing and is ignored (spec §8).
 */
export function useClaimStats() {
  const { mutate } = useSWRConfig();
  return async (claim: ClaimStats): Promise<void> => {
    try {
      const stats = await postJson<UserStats>(paths.api.stats, claim);
      noteFetched(paths.api.stats);
      await mutate(paths.api.stats, stats, { revalidate: false });
    } catch {
      // The numbers are refreshed by the write itself, too.
    }
  };
}
