import "server-only";
import { sql, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { removeNotifications } from "@/lib/notifications/mutations";

/** Accepts a tag in a visible photo; accepting it again is fine. 404 if there is no request. */
export function acceptTag(userId: string, photoId: string): Promise<void> {
  return transaction(async (tx) => {
    const changed = await tx.$executeRaw(sql`
      update photo_tags set status = 'accepted' where "photoId" = ${photoId}::uuid and "userId" = ${userId}::uuid
        and status <> 'declined' and exists (select 1 from visible_photos(${userId}::uuid) p where p.id = ${photoId}::uuid)`);
    if (changed === 0) throw new AppError("not_found");
  });
}

/**
 * Declines a tag or removes an accepted one, whether or not the photo is still visible. The refusal is stored, so that
 * the photo's owner can't ask again.
 */
export function removeTag(userId: string, photoId: string): Promise<void> {
  return transaction(async (tx) => {
    await tx.photoTag.updateMany({ where: { userId, photoId }, data: { status: "declined" } });
    await removeNotifications(tx, { kind: "tag", to: userId, target: { type: "photo", id: photoId } });
  });
}
