import "server-only";
import { isDeepStrictEqual } from "node:util";
import { changeActivity } from "@/lib/activity/changes/mutations";
import { sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError, invalid } from "@/lib/core/server/errors";
import { systemClock } from "@/lib/core/shared/clock";
import { mediaIdOf } from "@/lib/core/shared/media";
import { requireVenue } from "@/lib/discover/venues/access";
import { removeNotifications } from "@/lib/notifications/mutations";
import { resetSharedFeed } from "../home/shared-feed";
import { writeMentions } from "../mentions/mutations";
import { tagPeople } from "../photos/new-photo";
import { getPhotoWritten } from "../photos/queries";
import type { Photo, PhotoImage } from "../photos/schema";
import type { ChangePhoto } from "./schema";

/** Earlier versions are deleted. */
const EDITS_MAX = 50;

type Words = { title: string; caption: string; location: string; images: PhotoImage[] };
type Stored = Words & { mediaKey: string; hiddenAt: Date | null };

/** The same pictures in another order, with new alt texts; none is added or left out. */
function arranged(images: readonly PhotoImage[], requested: NonNullable<ChangePhoto["images"]>): PhotoImage[] {
  const isComplete =
    requested.length === images.length && new Set(requested.map(({ photoUrl }) => photoUrl)).size === images.length;
  return requested.map(({ photoUrl, altText }) => {
    const image = images.find((one) => one.photoUrl === photoUrl);
    if (!image || !isComplete) throw invalid("images", "List each photo of the post once");
    return { ...image, altText };
  });
}

/** Sets who is tagged. People no longer tagged lose the notification; returns the new ones, who are requested. */
async function changeTags(tx: Tx, userId: string, photoId: string, people: readonly string[]): Promise<string[]> {
  const gone = await tx.$queryRaw<{ userId: string }[]>(sql`
    delete from photo_tags where "photoId" = ${photoId}::uuid and "userId" <> all(${[...people]}::uuid[])
      and status <> 'declined' returning "userId"`);
  for (const { userId: to } of gone) {
    await removeNotifications(tx, { kind: "tag", to, target: { type: "photo", id: photoId } });
  }
  return tagPeople(tx, userId, photoId, people);
}

/** Stores the photo's previous version, up to EDITS_MAX of them. The photo is locked. */
async function saveVersion(tx: Tx, photoId: string, before: Words): Promise<void> {
  await tx.photoEdit.create({ data: { ...before, photoId } });
  await tx.$executeRaw(sql`
    delete from photo_edits where id in (
      select id from photo_edits where "photoId" = ${photoId}::uuid order by "createdAt" desc, id desc offset ${EDITS_MAX}::int)`);
}

/**
 * Edits the user's photo after posting. New text, another place, or other pictures mark it as edited, and the previous
 * version is stored for its owner; changes of audience and tags don't.
 */
export async function changePhoto(userId: string, id: string, change: ChangePhoto): Promise<Photo> {
  const answer = await transaction(async (tx) => {
    await changeActivity(tx, { userId }, () => write(tx, userId, id, change));
    const tagged = change.taggedUserIds ? await changeTags(tx, userId, id, change.taggedUserIds) : [];
    const { caption: text } = await tx.photo.findUniqueOrThrow({ where: { id }, select: { caption: true } });
    await writeMentions(tx, {
      authorId: userId,
      item: { type: "photo", id },
      commentId: null,
      text,
      people: change.mentionedUserIds,
      unlessNotified: { kind: "tag", people: tagged },
    });
    return getPhotoWritten(tx, userId, id);
  });
  resetSharedFeed();
  return answer;
}

async function write(tx: Tx, userId: string, id: string, change: ChangePhoto): Promise<void> {
  const [before] = await tx.$queryRaw<Stored[]>(sql`
      select title, caption, location, images, "mediaKey", "hiddenAt" from photos
      where id = ${id}::uuid and "userId" = ${userId}::uuid for no key update`);
  if (!before) throw new AppError("not_found");
  const { venueId, audience, commentsFrom } = change;
  await requireVenue(tx, venueId);
  const { mediaKey, hiddenAt, ...previous } = before;
  const words: Words = {
    title: change.title ?? previous.title,
    caption: change.caption ?? previous.caption,
    location: change.location ?? previous.location,
    images: change.images ? arranged(previous.images, change.images) : previous.images,
  };
  const isEdited = !isDeepStrictEqual(words, previous);
  if (isEdited && hiddenAt)
    throw new AppError("conflict", { message: "A moderator hid this photo, so it can't be edited" });
  const cover = words.images[0]?.photoUrl;
  const isOtherCover = cover !== undefined && cover !== previous.images[0]?.photoUrl;
  if (isEdited) await saveVersion(tx, id, previous);
  await tx.photo.update({
    where: { id },
    data: {
      ...(isEdited && { ...words, editedAt: systemClock() }),
      ...(isOtherCover && { mediaKey: cover.startsWith("/media/") ? mediaIdOf(cover) : mediaKey }),
      ...(venueId !== undefined && { venueId }),
      ...(audience !== undefined && { audience }),
      ...(commentsFrom !== undefined && { commentsFrom }),
    },
  });
}
