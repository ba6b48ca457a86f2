import { STALE } from "@/lib/core/client/swr";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { HiddenGemsAnswer } from "./schema";

/** Gems change as rarely as venues. */
export function useHiddenGems() {
  const { data, error, isLoading, mutate } = useData<HiddenGemsAnswer>(paths.api.hiddenGems, {
    dedupingInterval: STALE.venues,
  });
  return { answer: data, error, isLoading, refresh: mutate };
}
