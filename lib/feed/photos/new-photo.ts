import "server-only";
import { v7 as uuidv7 } from "uuid";
import { changeActivity } from "@/lib/activity/changes/mutations";
import { addWorkoutPhoto } from "@/lib/activity/workout-photos/mutations";
import { experienceAward } from "@/lib/activity/xp/rules";
import { sql, type Tx } from "@/lib/core/server/db";
import { AppError, invalid } from "@/lib/core/server/errors";
import { mediaIdOf } from "@/lib/core/shared/media";
import { paths } from "@/lib/core/shared/paths";
import { requireVenue } from "@/lib/discover/venues/access";
import { notify } from "@/lib/notifications/mutations";
import type { Media as MediaRow } from "@/prisma/generated/client";
import type { Media } from "../media/mutations";
import { writeMentions } from "../mentions/mutations";
import { getPhotoWritten } from "./queries";
import type { CreatedPhoto, CreatePhoto } from "./schema";

export type NewPhoto = Omit<CreatePhoto, "photoUrl" | "photos">;

/** Creates a photo with everything that belongs to it: row, pictures, counters, ledger, tags. */
export async function writePhoto(tx: Tx, userId: string, photo: NewPhoto, media: Media[]): Promise<CreatedPhoto> {
  const [cover] = media;
  if (!cover) throw invalid("photoUrl", "Required");
  await requireVenue(tx, photo.venueId);
  const id = uuidv7();
  const {
    altText,
    altTexts,
    experienceTitle: title,
    taggedUserIds,
    mentionedUserIds,
    venueId,
    workoutId,
    audience,
    ...rest
  } = photo;
  const images = media.map(({ photoUrl, width, height, placeholder }, at) => ({
    photoUrl,
    width,
    height,
    placeholder,
    altText: (at === 0 && altText) || (altTexts[at] ?? ""),
  }));
  const { defaultAudience } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { defaultAudience: true },
  });
  const award = experienceAward(photo.activityType);
  const { unlocked, levelReached } = await changeActivity(tx, { userId }, async (xp) => {
    await tx.photo.create({
      data: {
        id,
        userId,
        title,
        venueId: venueId ?? null,
        audience: audience ?? defaultAudience,
        images,
        mediaKey: cover.id,
        ...rest,
      },
    });
    await tx.media.updateMany({
      where: { id: { in: media.map((one) => one.id) } },
      data: { photoId: id, purpose: "post" },
    });
    await xp.award("experience", id, award);
    await tx.user.update({
      where: { id: userId },
      data: { experienceCount: { increment: 1 }, photoCount: { increment: photo.showInProfile ? 1 : 0 } },
    });
  });
  if (workoutId) await addWorkoutPhoto(tx, userId, workoutId, id);
  const tagged = await tagPeople(tx, userId, id, taggedUserIds);
  await writeMentions(tx, {
    authorId: userId,
    item: { type: "photo", id },
    commentId: null,
    text: photo.caption,
    people: mentionedUserIds,
    unlessNotified: { kind: "tag", people: tagged },
  });
  return { ...(await getPhotoWritten(tx, userId, id)), xpEarned: award.xp, unlocked, levelReached };
}

/**
 * Tags are pending until the person accepts; tagging yourself is accepted immediately. Unknown or blocked people, and
 * those who don't accept tags from this person, are silently ignored. Returns who was tagged.
 */
export async function tagPeople(tx: Tx, userId: string, photoId: string, people: readonly string[]): Promise<string[]> {
  if (people.length === 0) return [];
  const tagged = await tx.$queryRaw<{ userId: string }[]>(sql`
    insert into photo_tags ("photoId", "userId", status)
    select ${photoId}::uuid, u.id, case when u.id = ${userId}::uuid then 'accepted' else 'pending' end::"TagStatus"
    from visible_users(${userId}::uuid) u where accepts_from(u."tagsFrom", u.id, ${userId}::uuid) and u.id = any(${[...people]}::uuid[])
    on conflict do nothing returning "userId"`);
  const to = tagged.map(({ userId: person }) => person);
  await notify(tx, { to, kind: "tag", actorId: userId, target: { type: "photo", id: photoId } });
  return to;
}

const pathOf = ({ id, extension }: MediaRow) => paths.media(id, extension);

/** The caller's own uploads with these paths, in this order. Each can be posted once. */
export async function claimUploads(tx: Tx, userId: string, photoUrls: readonly string[]): Promise<Media[]> {
  const ids = photoUrls.map(mediaIdOf);
  // Locked, so that two posts of one upload can't both find it unposted.
  await tx.$queryRaw(sql`select id from media where id = any(${ids}::uuid[]) order by id for update`);
  const found = await tx.media.findMany({ where: { id: { in: ids }, userId } });
  return photoUrls.map((photoUrl) => {
    const media = found.find((one) => pathOf(one) === photoUrl);
    if (!media) throw invalid("photos", "Use a photo you uploaded");
    if (media.photoId !== null || media.purpose === "avatar" || media.purpose === "cover") {
      throw new AppError("conflict", { message: "This photo has already been used" });
    }
    const { id, width, height, placeholder } = media;
    return { id, photoUrl, width, height, placeholder };
  });
}
