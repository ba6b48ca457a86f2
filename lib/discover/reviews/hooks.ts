import { useMemo } from "react";
import { useEndless } from "@/lib/core/client/endless";
import { removeLater, useRemoved } from "@/lib/core/client/removals";
import { sendOrKeep } from "@/lib/core/client/send-or-keep";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import type { Review, WriteReviewInput } from "./schema";

/** What people say of a place, one's own first, and what changes one's own. */
export function useReviews(venueId: string) {
  const address = paths.api.reviews(venueId);
  const list = useEndless<Review>(address);
  const refresh = useRefresh();
  const subject = `review ${venueId}`;
  const isRemoved = useRemoved().has(subject);
  return {
    ...list,
    reviews: useMemo(() => list.items?.filter(({ isMine }) => !isMine || !isRemoved), [list.items, isRemoved]),
    /** False where it waits on this device. */
    write: async (review: WriteReviewInput, place: string) => {
      const written = await sendOrKeep<Review>({
        kind: "review",
        details: place,
        subject,
        method: "PUT",
        url: paths.api.review(venueId),
        body: review,
        stale: [address],
      });
      if (written) await refresh([address]);
      return written !== undefined;
    },
    remove: (place: string, onFailed: (error: unknown) => void) =>
      removeLater(subject, onFailed, async () => {
        await sendOrKeep({
          // No wish that undoes an edit that waits: one may have been there before it.
          kind: "reviewDeletion",
          details: place,
          method: "DELETE",
          url: paths.api.review(venueId),
          stale: [address],
        });
        await refresh([address]);
      }),
  };
}
