import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import { STALE } from "@/lib/core/client/swr";
import { useRefresh } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { FIRST_FRIENDS_URL } from "./rules";
import type { Friend, SuggestedPerson } from "./schema";

export const useFriends = () => useEndless<Friend>(FIRST_FRIENDS_URL, { staleAfter: STALE.photos });

/** One friend, from the list or fetched; undefined if the viewer doesn't follow them. */
export function useFriend(userId: string) {
  const known = useFriends().items?.find(({ id }) => id === userId);
  return useData<Friend>(paths.api.friend(userId), known ? { fallbackData: known } : {});
}

export const useFriendSuggestions = () => useData<SuggestedPerson[]>(paths.api.friendSuggestions);

const isSuggested = entityWith<SuggestedPerson>("followState", "reason");

/** Removes someone from the suggestions for good, or puts them back; on failure the list is unchanged. */
export function useDismissSuggestion() {
  const patch = useEntityPatch(isSuggested);
  const refresh = useRefresh();
  return async (person: SuggestedPerson, away: boolean) => {
    const url = paths.api.friendSuggestion(person.id);
    if (away) patch(person.id, () => null);
    try {
      await (away ? deleteJson(url) : putJson(url));
      if (!away) await refresh(STALE_AFTER.dismissedSuggestion);
    } catch (error) {
      await refresh(STALE_AFTER.dismissedSuggestion);
      throw error;
    }
  };
}
