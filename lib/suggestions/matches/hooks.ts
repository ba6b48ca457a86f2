import { useState } from "react";
import { deleteJson, getJson, postJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { withQuery } from "@/lib/core/shared/address";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { useOnDemandList } from "../recommendations/hooks";
import type { ConnectAnswer, SocialMatchesAnswer } from "./schema";

type ConnectState = "pending" | "connected";

/** Social matches, fetched when wanted and not loaded yet. */
export function useSocialMatches(isWanted: boolean) {
  const { aiUserId, items, isLoading, hasFailed, renew } = useOnDemandList(
    paths.api.socialMatches,
    isWanted,
    ({ socialMatches }: SocialMatchesAnswer) => socialMatches,
  );
  // Kept next to the list instead of in the panel, which unmounts with every tab change.
  const [states, setStates] = useState<Record<string, ConnectState | undefined>>({});
  const put = (id: string, state: ConnectState | undefined) => setStates((now) => ({ ...now, [id]: state }));
  return {
    matches: items,
    isLoading,
    hasFailed,
    renew: () =>
      renew((exclude) => {
        const query = { userId: aiUserId, ...(exclude.length > 0 ? { exclude: exclude.join() } : {}) };
        return getJson<SocialMatchesAnswer>(withQuery(paths.api.socialMatches, query));
      }),
    states,
    put,
  };
}

/** Connects with a match or undoes that; lists of people update. */
export function useConnect() {
  const refresh = useRefresh();
  return async (matchId: string, isWanted: boolean) => {
    const url = paths.api.connectMatch(matchId);
    const answer = isWanted ? await postJson<ConnectAnswer>(url) : await deleteJson<ConnectAnswer>(url);
    void refresh(STALE_AFTER.connection(matchId));
    return answer;
  };
}
