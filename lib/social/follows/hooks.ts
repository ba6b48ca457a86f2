"use client";

import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import type { ListedPerson } from "@/lib/social/people/schema";

const always = () => true;

/** Who waits to be let in as a follower. */
export function useFollowRequests() {
  const endpoint = paths.api.followRequests;
  return useEndless<ListedPerson>(endpoint, { endpoint, staleAfter: 0, mayReplace: always });
}

export function useAnswerFollowRequest() {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return useCallback(
    async (userId: string, accepts: boolean) => {
      await (accepts ? putJson(paths.api.followRequest(userId)) : deleteJson(paths.api.followRequest(userId)));
      const own = [paths.api.currentUser, paths.api.stats].map((key) => mutate(key));
      await Promise.allSettled([refresh([paths.api.followRequests]), ...own]);
    },
    [mutate, refresh],
  );
}
