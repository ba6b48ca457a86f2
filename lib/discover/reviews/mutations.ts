import "server-only";
import { v7 as uuid } from "uuid";
import { readInTransaction, sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { getOwnReview } from "./queries";
import type { Review, WriteReview } from "./schema";

/** One per person and place: a second one replaces the first. A review hidden by a moderator can't be changed. */
export function writeReview(userId: string, venueId: string, { rating, text }: WriteReview): Promise<Review> {
  return transaction(async (tx) => {
    if ((await tx.venue.count({ where: { id: venueId } })) === 0) throw new AppError("not_found");
    await tx.$executeRaw(sql`
      insert into venue_reviews (id, "venueId", "userId", rating, text)
      values (${uuid()}::uuid, ${venueId}::uuid, ${userId}::uuid, ${rating}::int, ${text})
      on conflict ("venueId", "userId") do update set rating = excluded.rating, text = excluded.text, "editedAt" = now()
        where venue_reviews."hiddenAt" is null
          and (venue_reviews.rating, venue_reviews.text) is distinct from (excluded.rating, excluded.text)`);
    return getOwnReview(userId, venueId, readInTransaction(tx));
  });
}

export async function deleteReview(userId: string, venueId: string): Promise<void> {
  const { count } = await transaction((tx) => tx.venueReview.deleteMany({ where: { userId, venueId } }));
  if (count === 0) throw new AppError("not_found");
}

/** Deletes a review for a moderator; already deleted is fine. */
export async function removeReview(tx: Tx, id: string): Promise<void> {
  await tx.venueReview.deleteMany({ where: { id } });
}
