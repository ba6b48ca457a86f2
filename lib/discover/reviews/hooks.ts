import { useMemo } from "react";
import { useEndless } from "@/lib/core/client/endless";
import { removeLater, useRemoved } from "@/lib/core/client/pending-deletions";
import { deleteOrQueue, sendOrQueue } from "@/lib/core/client/send-or-queue";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import type { Review, WriteReviewInput } from "./schema";

/** A place's reviews, the user's own first, with the functions to write and delete it. */
export function useReviews(venueId: string) {
  const address = paths.api.reviews(venueId);
  const list = useEndless<Review>(address);
  const refresh = useRefresh();
  const subject = `review ${venueId}`;
  const isRemoved = useRemoved().has(subject);
  return {
    ...list,
    reviews: useMemo(() => list.items?.filter(({ isMine }) => !isMine || !isRemoved), [list.items, isRemoved]),
    /** False if it is queued on this device. */
    write: async (review: WriteReviewInput, place: string) => {
      const written = await sendOrQueue<Review>({
        kind: "Review",
        details: review.text || place,
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
        // Without a `subject`: it must not cancel a queued edit, because the review may be older than that edit.
        const url = paths.api.review(venueId);
        await deleteOrQueue({ kind: "Review deletion", details: place, url, stale: [address] });
        await refresh([address]);
      }),
  };
}
