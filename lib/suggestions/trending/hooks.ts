import { STALE, TRENDING_REFRESH } from "@/lib/core/client/swr";
import { useData } from "@/lib/core/client/use-data";
import { withQuery } from "@/lib/core/shared/address";
import { paths } from "@/lib/core/shared/paths";
import { useInterests } from "../recommendations/hooks";
import type { TrendingActivity } from "./schema";

/** Spec §7: activities that suit weather, hour, and interests, cached three minutes. Null requests nothing. */
export function useContextual(context: { weather: string; timeOfDay: string } | null) {
  const interests = useInterests(context !== null);
  const address =
    context && interests && withQuery(paths.api.contextual, { ...context, interests: interests.join(",") });
  const { data, error, retry } = useData<{ activities: TrendingActivity[] }>(address, {
    dedupingInterval: STALE.contextual,
  });
  return { activities: data?.activities, error, retry };
}

/** One activity, from the list if it is trending now. */
export function useTrendingActivity(id: string): TrendingActivity | undefined {
  const { activities, isLoading } = useTrending();
  const listed = activities?.find((one) => one.id === id);
  const { data } = useData<TrendingActivity>(listed || isLoading ? null : paths.api.trendingActivity(id));
  return listed ?? data;
}

/** Spec §7: cached five minutes, fetched again every ten. */
export function useTrending() {
  const { data, error, isLoading, mutate } = useData<{ activities: TrendingActivity[] }>(paths.api.trending, {
    dedupingInterval: STALE.trending,
    refreshInterval: TRENDING_REFRESH,
  });
  return { activities: data?.activities, error, isLoading, refresh: mutate };
}
