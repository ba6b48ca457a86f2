import { useClaimStats } from "@/lib/activity/stats/hooks";
import { deleteOrQueue, sendOrQueue, useUnsent } from "@/lib/core/client/send-or-queue";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { CheckedIn } from "./schema";

/** Check-in and its undo; refreshes the place and the viewer's numbers. */
export function useCheckIn(venueId: string) {
  const refresh = useRefresh();
  const claimStats = useClaimStats();
  const checkInSubject = `check-in ${venueId}`;
  const isQueued = useUnsent(paths.api.checkIns).some(({ subject }) => subject === checkInSubject);
  const follow = () => refresh(STALE_AFTER.checkIn(venueId));
  return {
    /** A check-in here is queued on this device. */
    isQueued,
    checkIn: async (isPrivate: boolean) => {
      const answer = await sendOrQueue<CheckedIn>({
        kind: "Check-in",
        subject: checkInSubject,
        method: "POST",
        url: paths.api.checkIns,
        body: { venueId, isPrivate },
        stale: STALE_AFTER.checkIn(venueId),
      });
      if (!answer) return;
      await follow();
      void claimStats({ activityId: answer.id, xpGained: answer.xpEarned, placesVisited: 1 });
    },
    undoCheckIn: async (checkInId: string) => {
      const [subject, url] = [`check-in ${checkInId}`, paths.api.checkIn(checkInId)];
      await deleteOrQueue({ kind: "Check-in removal", subject, url, stale: STALE_AFTER.checkIn(venueId) });
      await follow();
    },
  };
}
