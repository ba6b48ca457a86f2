"use client";

import { useCallback, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { type ApiError, deleteJson, getJson, postJson } from "@/lib/core/client/api-client";
import { cachedKeysOf } from "@/lib/core/client/cached-keys";
import { paths, withQuery } from "@/lib/core/shared/paths";
import { useAsker } from "../recommendations/hooks";
import type { ConnectAnswer, SocialMatchesAnswer } from "./schema";

/** Whom to meet; asked for when it is wanted and there is nobody yet. */
export function useSocialMatches(isWanted: boolean) {
  const asker = useAsker();
  const { data, error, mutate } = useSWR<SocialMatchesAnswer, ApiError>(
    isWanted && asker ? withQuery(paths.api.socialMatches, { userId: asker }) : null,
  );
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const matches = data?.socialMatches;

  const renew = useCallback(async () => {
    const exclude = [...new Set([...seen, ...(matches ?? []).map(({ id }) => id)])].slice(-60);
    setAsking(true);
    try {
      const query = { userId: asker, ...(exclude.length > 0 ? { exclude: exclude.join() } : {}) };
      await mutate(await getJson<SocialMatchesAnswer>(withQuery(paths.api.socialMatches, query)), {
        revalidate: false,
      });
      setSeen(exclude);
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      setAsking(false);
    }
  }, [asker, matches, seen, mutate]);

  const failed = hasFailed || (error !== undefined && !data);
  return {
    matches: failed ? undefined : matches,
    isLoading: isAsking || (isWanted && !data && !error),
    hasFailed: failed,
    renew,
  };
}

/** Connects with a match and takes that back; lists of people follow. */
export function useConnect() {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (matchId: string, isWanted: boolean) => {
      const url = paths.api.connectMatch(matchId);
      const answer = isWanted ? await postJson<ConnectAnswer>(url) : await deleteJson<ConnectAnswer>(url);
      const keys = [paths.api.friends, paths.api.friendSuggestions].flatMap((path) => cachedKeysOf(cache, path));
      void Promise.allSettled([...keys, paths.api.currentUser, paths.api.user(matchId)].map((key) => mutate(key)));
      return answer;
    },
    [cache, mutate],
  );
}
