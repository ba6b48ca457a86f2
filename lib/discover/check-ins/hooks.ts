"use client";

import { useCallback } from "react";
import { deleteJson, postJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { CheckedIn } from "./schema";

/** Check-in and its undo; refreshes the place and the viewer's numbers. */
export function useCheckIn(venueId: string) {
  const refresh = useRefresh();
  const follow = useCallback(() => refresh(STALE_AFTER.checkIn(venueId)), [refresh, venueId]);
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
