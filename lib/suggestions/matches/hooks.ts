"use client";

import { useCallback, useState } from "react";
import useSWR from "swr";
import { type ApiError, deleteJson, getJson, postJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { paths, withQuery } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { useAsker } from "../recommendations/hooks";
import type { ConnectAnswer, SocialMatchesAnswer } from "./schema";

type ConnectState = "pending" | "connected";

/** Whom to meet; asked for when it is wanted and there is nobody yet. */
export function useSocialMatches(isWanted: boolean) {
  const asker = useAsker();
  const { data, error, mutate } = useSWR<SocialMatchesAnswer, ApiError>(
    isWanted && asker ? withQuery(paths.api.socialMatches, { userId: asker }) : null,
  );
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [seen, setSeen] = useState<readonly string[]>([]);
  // Beside the list and not in the panel that shows it, which goes with every change of tab.
  const [states, setStates] = useState<Record<string, ConnectState | undefined>>({});
  const put = useCallback(
    (id: string, state: ConnectState | undefined) => setStates((now) => ({ ...now, [id]: state })),
    [],
  );
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
    states,
    put,
  };
}

/** Connects with a match and takes that back; lists of people follow. */
export function useConnect() {
  const refresh = useRefresh();
  return useCallback(
    async (matchId: string, isWanted: boolean) => {
      const url = paths.api.connectMatch(matchId);
      const answer = isWanted ? await postJson<ConnectAnswer>(url) : await deleteJson<ConnectAnswer>(url);
      void refresh(STALE_AFTER.connection(matchId));
      return answer;
    },
    [refresh],
  );
}
