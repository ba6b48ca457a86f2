"use client";

import { useCallback } from "react";
import useSWR, { useSWRConfig } from "swr";
import { type ApiError, deleteJson, putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { STALE } from "@/lib/core/client/swr";
import { paths } from "@/lib/core/shared/paths";
import type { Friend, SuggestedPerson } from "./schema";

const always = () => true;

export function useFriends() {
  const list = useEndless<Friend>(paths.api.friends, {
    endpoint: paths.api.friends,
    staleAfter: STALE.photos,
    mayReplace: always,
  });
  return { ...list, friends: list.pages?.flatMap(({ items }) => items) };
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

/** Takes somebody out of the suggestions for good, or puts them back; a refusal shows the list as it is. */
export function useDismissSuggestion() {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (person: SuggestedPerson, away: boolean) => {
      const key = paths.api.friendSuggestions;
      const url = paths.api.friendSuggestion(person.id);
      if (away) {
        const without = (known: SuggestedPerson[] | undefined) => known?.filter(({ id }) => id !== person.id);
        await mutate<SuggestedPerson[]>(key, without, { revalidate: false });
      }
      try {
        await (away ? deleteJson(url) : putJson(url));
        if (!away) await mutate(key);
      } catch (error) {
        await mutate(key);
        throw error;
      }
    },
    [mutate],
  );
}
