import { useState } from "react";
import type { Settings } from "@/lib/account/schema";
import { useCurrentUser } from "@/lib/auth/accounts/hooks";
import { postJson } from "@/lib/core/client/api-client";
import type { Location } from "@/lib/core/client/geolocation";
import { useData } from "@/lib/core/client/use-data";
import { withQuery } from "@/lib/core/shared/address";
import { paths } from "@/lib/core/shared/paths";
import { CHICAGO, hourIn } from "@/lib/core/shared/zone";
import { DEFAULT_INTERESTS, MAX_EXCLUDED } from "./rules";
import type { Recommendation, RecommendationsAnswer } from "./schema";

/** Spec §6: visitors are 'anonymous' in AI calls. Undefined until known. */
function useAiUserId(): string | undefined {
  const { data: user, error } = useCurrentUser();
  return user?.id ?? (error ? "anonymous" : undefined);
}

/** The account's interests, or the spec's default three (§9); undefined while unknown. */
export function useInterests(isWanted: boolean): readonly string[] | undefined {
  const { data, error } = useData<Settings>(isWanted ? paths.api.accountSettings : null);
  if (!data) return error ? DEFAULT_INTERESTS : undefined;
  return data.interests.length > 0 ? data.interests : DEFAULT_INTERESTS;
}

/**
 * A list that is fetched when it is wanted and not loaded yet. It is shared by everything that shows it until `renew`,
 * which gets what was shown so far, replaces it.
 */
export function useOnDemandList<Answer, Item extends { id: string }>(
  address: string,
  isWanted: boolean,
  itemsOf: (answer: Answer) => readonly Item[],
) {
  const aiUserId = useAiUserId();
  const key = isWanted && aiUserId ? withQuery(address, { userId: aiUserId }) : null;
  const { data, error, mutate } = useData<Answer>(key);
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [seen, setSeen] = useState<readonly string[]>([]);

  const renew = async (ask: (exclude: string[]) => Promise<Answer>) => {
    const shown = data ? itemsOf(data).map(({ id }) => id) : [];
    const exclude = [...new Set([...seen, ...shown])].slice(-MAX_EXCLUDED);
    setAsking(true);
    try {
      await mutate(await ask(exclude), { revalidate: false });
      setSeen(exclude);
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      setAsking(false);
    }
  };
  const failed = hasFailed || (error !== undefined && !data);
  const items = failed || !data ? undefined : itemsOf(data);
  const isLoading = isAsking || (isWanted && !data && !error);
  return { aiUserId, data, items, isLoading, hasFailed: failed, renew, mutate };
}

/** What to do today, for both the home card and the dialog. */
export function useRecommendations(isWanted: boolean) {
  const interests = useInterests(isWanted);
  const { data, items, isLoading, hasFailed, renew, mutate } = useOnDemandList(
    paths.api.recommendations,
    isWanted,
    ({ recommendations }: RecommendationsAnswer) => recommendations,
  );

  /** Changes only the displayed list, not the server's. */
  const change = (next: (list: readonly Recommendation[]) => Recommendation[]) =>
    void mutate((now) => now && { ...now, recommendations: next(now.recommendations) }, { revalidate: false });

  return {
    recommendations: items,
    context: data?.context,
    isLoading,
    hasFailed,
    renew: (location: Location | null) =>
      renew((exclude) => {
        const body = {
          location,
          time: hourIn(CHICAGO, new Date()),
          weather: data?.context.weather,
          userInterests: interests ?? DEFAULT_INTERESTS,
          exclude,
        };
        return postJson<RecommendationsAnswer>(paths.api.recommendations, body);
      }),
    change,
  };
}
