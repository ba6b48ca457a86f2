import "server-only";
import { changeActivity } from "@/lib/activity/changes/mutations";
import { sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError, invalid } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { logger } from "@/lib/core/server/logger";
import { DEFAULT_LOCATION, DEFAULT_TITLE } from "@/lib/core/shared/defaults";
import { resetSharedFeed } from "../home/shared-feed";
import { removeDeletedMedia, withStoredImage } from "../media/mutations";
import { claimUploads, writePhoto } from "./new-photo";
import { EXPERIENCE, MAX_PHOTOS_PER_POST } from "./rules";
import type { CreatedPhoto, CreatePhoto, Uploaded, UploadFields } from "./schema";

/** POST /api/photos/upload: one image. A post becomes a photo; anything else is only stored for later use. */
export async function uploadPhoto(
  userId: string,
  fields: UploadFields,
  files: Record<string, File>,
  clientKey?: ClientKey,
): Promise<CreatedPhoto | Uploaded> {
  const file = files.photo ?? files.photoUrl; // the spec's form names the file photoUrl
  if (!file) throw invalid("photo", "Required");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { purpose, altText, ...photo } = fields;
  if (purpose !== "post") {
    return withStoredImage({ userId, purpose, clientKey }, bytes, async (_, { id: _id, ...image }) => ({
      ...image,
      altText,
    }));
  }
  const isExperience = photo.activityType === EXPERIENCE;
  const answer = await withStoredImage({ userId, purpose, clientKey }, bytes, (tx, media) =>
    writePhoto(
      tx,
      userId,
      {
        ...photo,
        altText,
        altTexts: [],
        experienceTitle: DEFAULT_TITLE,
        location: DEFAULT_LOCATION,
        category: isExperience ? EXPERIENCE : "photo",
        isExperience,
        isProfileGallery: false,
        taggedUserIds: [],
        mentionedUserIds: [],
      },
      [media],
    ),
  );
  resetSharedFeed();
  return answer;
}

/** POST /api/photos: from earlier uploads, or with its cover as a data URL. */
export async function createPhoto(userId: string, input: CreatePhoto, clientKey?: ClientKey): Promise<CreatedPhoto> {
  const { photoUrl, photos = [], ...photo } = input;
  const cover = imageOf(photoUrl);
  const uploads = [...new Set(cover || photos.includes(photoUrl) ? photos : [photoUrl, ...photos])];
  if (uploads.length + (cover ? 1 : 0) > MAX_PHOTOS_PER_POST) {
    throw invalid("photos", `Add up to ${MAX_PHOTOS_PER_POST} photos`);
  }
  const answer = cover
    ? await withStoredImage({ userId, purpose: "post", clientKey }, cover, async (tx, media) =>
        writePhoto(tx, userId, photo, [media, ...(await claimUploads(tx, userId, uploads))]),
      )
    : await once(clientKey, async (tx) => writePhoto(tx, userId, photo, await claimUploads(tx, userId, uploads)));
  resetSharedFeed();
  return answer;
}

/** The bytes of a data URL; null for a path. */
function imageOf(photoUrl: string): Uint8Array | null {
  return photoUrl.startsWith("data:") ? Buffer.from(photoUrl.slice(photoUrl.indexOf(",") + 1), "base64") : null;
}

/** Deletes a photo with everything that depends on it: its XP, saves, and files; false if it isn't this person's. */
export async function removePhoto(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { result } = await changeActivity(tx, { userId }, async (xp) => {
    const [gone] = await tx.$queryRaw<{ showInProfile: boolean; isCounted: boolean }[]>(
      sql`delete from photos where id = ${id}::uuid and "userId" = ${userId}::uuid returning "showInProfile", "removedTo" is distinct from 'trash' as "isCounted"`,
    );
    if (!gone) return false;
    // Locks everyone whose counters change, ordered by id: two people who saved each other's photos may delete them at
    // the same time.
    await tx.$queryRaw(sql`
      select id from users where id = ${userId}::uuid
        or id in (select "userId" from saved_items where type = 'photo' and "targetId" = ${id})
      order by id for no key update`);
    await xp.reverse("experience", id);
    await tx.$executeRaw(sql`
      update users set "experienceCount" = greatest("experienceCount" - ${gone.isCounted ? 1 : 0}::int, 0),
        "photoCount" = greatest("photoCount" - ${gone.showInProfile ? 1 : 0}::int, 0)
      where id = ${userId}::uuid`);
    await tx.$executeRaw(sql`
      with unsaved as (delete from saved_items where type = 'photo' and "targetId" = ${id} returning "userId")
      update users u set "savedCount" = greatest(u."savedCount" - 1, 0) from unsaved where u.id = unsaved."userId"`);
    return true;
  });
  return result;
}

/** Deletes the user's photo. Other people's photos can't be found here. */
export async function deletePhoto(userId: string, id: string): Promise<void> {
  const pictures = await transaction(async (tx) => {
    const shown = await tx.$queryRaw<{ id: string }[]>(sql`select id from media where "photoId" = ${id}::uuid`);
    if (!(await removePhoto(tx, userId, id))) throw new AppError("not_found");
    return shown.map((media) => media.id);
  });
  resetSharedFeed();
  await removeDeletedMedia({ mediaIds: pictures }).catch((error: unknown) =>
    logger.warn({ error }, "photo file deletion left for the next job"),
  );
}
