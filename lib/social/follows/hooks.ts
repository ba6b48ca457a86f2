"use client";

import { useCallback } from "react";
import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { ListedPerson } from "@/lib/social/people/schema";

/** Who waits to be let in as a follower. */
export function useFollowRequests() {
  const endpoint = paths.api.followRequests;
  return useEndless<ListedPerson>(endpoint, { endpoint, staleAfter: 0 });
}

export function useAnswerFollowRequest() {
  const refresh = useRefresh();
  return useCallback(
    async (userId: string, accepts: boolean) => {
      await (accepts ? putJson(paths.api.followRequest(userId)) : deleteJson(paths.api.followRequest(userId)));
      await refresh(STALE_AFTER.followRequest);
    },
    [refresh],
  );
}
