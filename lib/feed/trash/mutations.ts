import "server-only";
import { changeActivity } from "@/lib/activity/changes/mutations";
import { experienceAward } from "@/lib/activity/xp/rules";
import { sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { resetSharedFeed } from "../home/shared-feed";
import { getPhotoWritten } from "../photos/queries";
import type { Photo } from "../photos/schema";
import type { RemovalPlace } from "./rules";

type PhotoState = { removedTo: RemovalPlace | null; activityType: string; isOnProfile: boolean };

/** The user's own photo, locked. Other people's photos can't be found here. */
async function lockOwn(tx: Tx, userId: string, id: string): Promise<PhotoState> {
  const [found] = await tx.$queryRaw<PhotoState[]>(sql`
    select "removedTo", "activityType", case when "removedTo" is null then "showInProfile" else "wasInProfile" end as "isOnProfile"
    from photos where id = ${id}::uuid and "userId" = ${userId}::uuid for no key update`);
  if (!found) throw new AppError("not_found");
  return found;
}

/** Removes the photo from every list, or restores it to its previous ones. */
const written = (id: string, to: RemovalPlace | null) =>
  to === null
    ? sql`
      update photos set "removedTo" = null, "removedAt" = null, "showInHome" = "wasInHome", "showInProfile" = "wasInProfile",
        "wasInHome" = false, "wasInProfile" = false
      where id = ${id}::uuid`
    : sql`
      update photos set "removedTo" = ${to}::"RemovedTo", "removedAt" = now(),
        "wasInHome" = case when "removedTo" is null then "showInHome" else "wasInHome" end,
        "wasInProfile" = case when "removedTo" is null then "showInProfile" else "wasInProfile" end,
        "showInHome" = false, "showInProfile" = false
      where id = ${id}::uuid`;

/**
 * Moves a photo between the lists, the archive, and the trash. It counts toward the profile while it is shown there. A
 * photo in the trash counts as deleted: it is no experience, and its XP is reversed until it is restored.
 */
async function move(
  tx: Tx,
  userId: string,
  id: string,
  { from, to }: { from?: RemovalPlace; to: RemovalPlace | null },
) {
  await changeActivity(tx, { userId }, async (xp) => {
    const { removedTo: before, activityType, isOnProfile } = await lockOwn(tx, userId, id);
    if (before === to || (from !== undefined && before !== from)) return;
    await tx.$executeRaw(written(id, to));
    const shown = Number(to === null) - Number(before === null);
    const counted = Number(before === "trash") - Number(to === "trash");
    await tx.user.update({
      where: { id: userId },
      data: { photoCount: { increment: isOnProfile ? shown : 0 }, experienceCount: { increment: counted } },
    });
    if (counted < 0) await xp.reverse("experience", id);
    if (counted > 0) await xp.revise("experience", id, experienceAward(activityType));
  });
}

/** Removes the user's photo from every list. Repeating it changes nothing. */
export async function archiveOrTrash(userId: string, id: string, to: RemovalPlace): Promise<void> {
  await transaction((tx) => move(tx, userId, id, { to }));
  resetSharedFeed();
}

/** Restores a photo to its previous lists; one that isn't in `from` is unchanged. */
export async function restorePhoto(userId: string, id: string, from: RemovalPlace): Promise<Photo> {
  const photo = await transaction(async (tx) => {
    await move(tx, userId, id, { from, to: null });
    return getPhotoWritten(tx, userId, id);
  });
  resetSharedFeed();
  return photo;
}
