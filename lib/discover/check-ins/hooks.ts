"use client";

import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { deleteJson, postJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import type { CheckedIn } from "./schema";

/** "I was here", and taking it back; the place and one's own numbers follow. */
export function useCheckIn(venueId: string) {
  const { mutate } = useSWRConfig();
  const follow = useCallback(
    () =>
      Promise.allSettled([paths.api.venue(venueId), paths.api.currentUser, paths.api.stats].map((key) => mutate(key))),
    [mutate, venueId],
  );
  return {
    checkIn: useCallback(
      async (isPrivate: boolean) => {
        const answer = await postJson<CheckedIn>(paths.api.checkIns, { venueId, isPrivate });
        await follow();
        return answer;
      },
      [follow, venueId],
    ),
    takeBack: useCallback(
      async (checkInId: string) => {
        await deleteJson(paths.api.checkIn(checkInId));
        await follow();
      },
      [follow],
    ),
  };
}
