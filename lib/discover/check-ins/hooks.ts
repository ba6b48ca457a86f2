import { useClaimStats } from "@/lib/activity/stats/hooks";
import { deleteOrKeep, sendOrQueue } from "@/lib/core/client/send-or-queue";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { CheckedIn } from "./schema";

/** Check-in (undefined while it is in the outbox) and its undo; refreshes the place and the viewer's numbers. */
export function useCheckIn(venueId: string) {
  const refresh = useRefresh();
  const claimStats = useClaimStats();
  const follow = () => refresh(STALE_AFTER.checkIn(venueId));
  return {
    checkIn: async (isPrivate: boolean) => {
      const answer = await sendOrQueue<CheckedIn>({
        kind: "checkIn",
        details: "",
        subject: `check-in ${venueId}`,
        method: "POST",
        url: paths.api.checkIns,
        body: { venueId, isPrivate },
        stale: STALE_AFTER.checkIn(venueId),
      });
      if (!answer) return;
      await follow();
      void claimStats({ activityId: answer.id, xpGained: answer.xpEarned, placesVisited: 1 });
      return answer;
    },
    takeBack: async (checkInId: string) => {
      const [subject, url] = [`check-in ${checkInId}`, paths.api.checkIn(checkInId)];
      await deleteOrKeep({ kind: "checkInRemoval", subject, url, stale: STALE_AFTER.checkIn(venueId) });
      await follow();
    },
  };
}
