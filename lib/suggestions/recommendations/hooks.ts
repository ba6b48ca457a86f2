"use client";

import { useCallback, useState } from "react";
import useSWR from "swr";
import { useCurrentUser } from "@/lib/auth/accounts/hooks";
import { type ApiError, postJson } from "@/lib/core/client/api-client";
import type { Location } from "@/lib/core/client/geolocation";
import { CHICAGO, hourIn } from "@/lib/core/shared/clock";
import { paths, withQuery } from "@/lib/core/shared/paths";
import { MAX_EXCLUDED } from "./rules";
import type { Recommendation, RecommendationsAnswer } from "./schema";

/** Spec §6: who is not signed in is 'anonymous' in AI calls. Undefined until it is known. */
export function useAsker(): string | undefined {
  const { user, error } = useCurrentUser();
  return user?.id ?? (error ? "anonymous" : undefined);
}

/**
 * What to do today. Asked for when it is wanted and there is nothing yet; the list stays, for the card on home and the
 * dialog alike, until new ones are asked for.
 */
export function useRecommendations(isWanted: boolean) {
  const asker = useAsker();
  const key = isWanted && asker ? withQuery(paths.api.recommendations, { userId: asker }) : null;
  const { data, error, mutate } = useSWR<RecommendationsAnswer, ApiError>(key);
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const list = data?.recommendations;

  const renew = useCallback(
    async (location: Location | null) => {
      const exclude = [...new Set([...seen, ...(list ?? []).map(({ id }) => id)])].slice(-MAX_EXCLUDED);
      setAsking(true);
      try {
        const body = { location, time: hourIn(CHICAGO, new Date()), exclude };
        await mutate(await postJson<RecommendationsAnswer>(paths.api.recommendations, body), { revalidate: false });
        setSeen(exclude);
        setFailed(false);
      } catch {
        setFailed(true);
      } finally {
        setAsking(false);
      }
    },
    [list, seen, mutate],
  );

  /** Changes the list that is shown, not what the server has. */
  const change = useCallback(
    (next: (list: readonly Recommendation[]) => Recommendation[]) =>
      void mutate((now) => now && { ...now, recommendations: next(now.recommendations) }, { revalidate: false }),
    [mutate],
  );

  const failed = hasFailed || (error !== undefined && !data);
  return {
    recommendations: failed ? undefined : list,
    context: data?.context,
    isLoading: isAsking || (isWanted && !data && !error),
    hasFailed: failed,
    renew,
    change,
  };
}
