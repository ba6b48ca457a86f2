"use client";

import { useCallback } from "react";
import useSWR from "swr";
import { type ApiError, deleteJson, putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { useEntityPatch } from "@/lib/core/client/entity-patch";
import { STALE } from "@/lib/core/client/swr";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { Friend, SuggestedPerson } from "./schema";

export function useFriends() {
  const list = useEndless<Friend>(paths.api.friends, { endpoint: paths.api.friends, staleAfter: STALE.photos });
  return { ...list, friends: list.items };
}

/** One of them: as the list knows them, or asked for; nobody where the viewer doesn't follow. */
export function useFriend(userId: string) {
  const known = useFriends().friends?.find(({ id }) => id === userId);
  const { data } = useSWR<Friend, ApiError>(paths.api.friend(userId), known ? { fallbackData: known } : {});
  return { friend: data };
}

export function useFriendSuggestions() {
  const { data } = useSWR<SuggestedPerson[], ApiError>(paths.api.friendSuggestions);
  return { suggestions: data };
}

const isSuggested = (value: object, id: string): value is SuggestedPerson =>
  "followState" in value && "reason" in value && "id" in value && value.id === id;

/** Takes somebody out of the suggestions for good, or puts them back; a refusal shows the list as it is. */
export function useDismissSuggestion() {
  const patch = useEntityPatch(isSuggested);
  const refresh = useRefresh();
  return useCallback(
    async (person: SuggestedPerson, away: boolean) => {
      const url = paths.api.friendSuggestion(person.id);
      if (away) patch(person.id, () => null);
      try {
        await (away ? deleteJson(url) : putJson(url));
        if (!away) await refresh(STALE_AFTER.dismissedSuggestion);
      } catch (error) {
        await refresh(STALE_AFTER.dismissedSuggestion);
        throw error;
      }
    },
    [patch, refresh],
  );
}
