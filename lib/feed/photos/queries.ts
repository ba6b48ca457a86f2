import "server-only";
import { row, rows, sql, type Tx } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { systemClock } from "@/lib/core/shared/clock";
import type { Page } from "@/lib/core/shared/page";
import { notMuted, onHome, visiblePhotos } from "./access";
import {
  newestFirst,
  olderThan,
  type PhotoRow,
  photoColumns,
  toPage,
  toPhoto,
  toProfilePhoto,
  withDetails,
  withPoster,
} from "./photo-sql";
import type { DiscoverPhotosQuery, Photo, ProfilePhoto, ProfilePhotosQuery } from "./schema";

/** What a person shows on their profile, newest first. 404 where the viewer may not see the person at all. */
export async function listProfilePhotos(
  viewerId: string,
  { userId = viewerId, limit, cursor }: ProfilePhotosQuery,
  now = systemClock(),
): Promise<Page<ProfilePhoto>> {
  const list = `profile:${userId}`;
  const found = await rows<PhotoRow>(
    withDetails(
      viewerId,
      sql`select ${photoColumns}, false as "isOnTop" from ${visiblePhotos(viewerId)} ${withPoster}
          where p."userId" = ${userId}::uuid and p."showInProfile" ${olderThan(list, cursor)}
          order by ${newestFirst} limit ${limit + 1}`,
    ),
  );
  if (found.length === 0 && userId !== viewerId) {
    const person = await row(sql`select id from visible_users(${viewerId}::uuid) where id = ${userId}::uuid`);
    if (!person) throw new AppError("not_found");
  }
  return toPage(list, found, limit, (photo) => toProfilePhoto(photo, { viewerId, now }));
}

/** Photos that have a place, newest first. */
export async function listDiscoverPhotos(
  viewerId: string | null,
  { limit, cursor }: DiscoverPhotosQuery,
  now = systemClock(),
): Promise<Page<Photo>> {
  const list = "discover";
  const found = await rows<PhotoRow>(
    withDetails(
      viewerId,
      sql`select ${photoColumns}, false as "isOnTop" from ${visiblePhotos(viewerId)} ${withPoster}
          where ${onHome} and p."venueId" is not null and ${notMuted(viewerId)} ${olderThan(list, cursor)}
          order by ${newestFirst} limit ${limit + 1}`,
    ),
  );
  return toPage(list, found, limit, (photo) => toPhoto(photo, { viewerId, now }));
}

const onePhoto = (viewerId: string | null, id: string) =>
  withDetails(
    viewerId,
    sql`select ${photoColumns}, false as "isOnTop" from ${visiblePhotos(viewerId)} ${withPoster} where p.id = ${id}::uuid`,
  );

/** One photo; 404 where it does not exist or the viewer may not see it. */
export async function getPhoto(viewerId: string | null, id: string, now = systemClock()): Promise<Photo> {
  const found = await row<PhotoRow>(onePhoto(viewerId, id));
  if (!found) throw new AppError("not_found");
  return toPhoto(found, { viewerId, now });
}

/** The same inside the transaction that wrote it. */
export async function getPhotoWritten(tx: Tx, viewerId: string, id: string, now = systemClock()): Promise<Photo> {
  const [found] = await tx.$queryRaw<PhotoRow[]>(onePhoto(viewerId, id));
  if (!found) throw new AppError("not_found");
  return toPhoto(found, { viewerId, now });
}
