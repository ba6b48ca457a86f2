import "server-only";
import { readInTransaction, sql, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { systemClock } from "@/lib/core/shared/clock";
import { lock, requireNotCanceled } from "../events/locks";
import { getCommunityEvent } from "../events/queries";
import { EVENT_PHOTOS_MAX } from "./rules";

/** Adds the user's photo to an event they have a seat at, once it has started; adding it again changes nothing. */
export function addEventPhoto(
  userId: string,
  eventId: string,
  photoId: string,
  now: Date = systemClock(),
): Promise<void> {
  return transaction(async (tx) => {
    await lock(tx, eventId, userId);
    const { isJoined, isCancelled, startsAt } = await getCommunityEvent(userId, eventId, readInTransaction(tx));
    if (!isJoined) throw new AppError("forbidden", { message: "Only guests can add photos" });
    requireNotCanceled({ isCancelled });
    if (Date.parse(startsAt) > now.getTime()) {
      throw new AppError("conflict", { message: "You can add photos once the event starts" });
    }
    const [own] = await tx.$queryRaw<unknown[]>(sql`
      select 1 from visible_photos(${userId}::uuid) p
      where p.id = ${photoId}::uuid and p."userId" = ${userId}::uuid and p."removedTo" is null`);
    if (!own) throw new AppError("not_found");
    const mine = await tx.eventPhoto.findMany({
      where: { eventId, photo: { userId } },
      select: { photoId: true },
      take: EVENT_PHOTOS_MAX,
    });
    if (mine.some((one) => one.photoId === photoId.toLowerCase())) return;
    if (mine.length >= EVENT_PHOTOS_MAX) {
      throw new AppError("conflict", { message: `You can add up to ${EVENT_PHOTOS_MAX} photos to an event` });
    }
    await tx.eventPhoto.create({ data: { eventId, photoId }, select: { photoId: true } });
  });
}

/** Removes a photo from the event, for its owner and the event's hosts. The photo itself stays. */
export function removeEventPhoto(userId: string, eventId: string, photoId: string): Promise<void> {
  return transaction(async (tx) => {
    await lock(tx, eventId, userId);
    const { isHost, isCohost } = await getCommunityEvent(userId, eventId, readInTransaction(tx));
    const { count } = await tx.eventPhoto.deleteMany({
      where: { eventId, photoId, ...(!isHost && !isCohost && { photo: { userId } }) },
    });
    if (count === 0) throw new AppError("not_found");
  });
}
