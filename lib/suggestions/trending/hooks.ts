import useSWR from "swr";
import type { ApiError } from "@/lib/core/client/api-client";
import { STALE, TRENDING_REFRESH } from "@/lib/core/client/swr";
import { useData } from "@/lib/core/client/use-data";
import { withQuery } from "@/lib/core/shared/address";
import { paths } from "@/lib/core/shared/paths";
import type { TrendingActivity } from "./schema";

/** Spec §7: what suits weather and hour, cached three minutes; null asks for nothing. */
export function useContextual(context: { weather: string; timeOfDay: string } | null) {
  const address = context && withQuery(paths.api.contextual, context);
  const { data, error, retry } = useData<{ activities: TrendingActivity[] }>(address, {
    dedupingInterval: STALE.contextual,
  });
  return { activities: data?.activities, error, retry };
}

/** Spec §7: cached five minutes, fetched again every ten. */
export function useTrending() {
  const { data, error, isLoading, mutate } = useSWR<{ activities: TrendingActivity[] }, ApiError>(paths.api.trending, {
    dedupingInterval: STALE.trending,
    refreshInterval: TRENDING_REFRESH,
  });
  return { activities: data?.activities, error, isLoading, refresh: mutate };
}
