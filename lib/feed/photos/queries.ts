import "server-only";
import { row, type Sql, sql, type Tx } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { keysetPage } from "@/lib/core/server/keyset-page";
import { systemClock } from "@/lib/core/shared/clock";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import { notMuted, onHome, visiblePhotos } from "./access";
import { newestOf, type PhotoRow, photoColumns, toPhoto, toProfilePhoto, withDetails, withPoster } from "./photo-sql";
import type { Photo, ProfilePhoto, ProfilePhotosQuery } from "./schema";

/** The photos that match `where`, newest first, as pages of the list with that name. */
export function listPhotos<Item>(
  viewerId: string | null,
  list: string,
  where: Sql,
  request: { limit: number; cursor?: string | undefined },
  toItem: (photo: PhotoRow) => Item,
): Promise<Page<Item>> {
  return keysetPage(
    newestOf(list),
    request,
    ({ afterCursor, orderBy }) =>
      withDetails(
        viewerId,
        sql`select ${photoColumns}, false as "isOnTop" from ${visiblePhotos(viewerId)} ${withPoster}
            where ${where} ${afterCursor} ${orderBy}`,
      ),
    toItem,
  );
}

/** A person's profile photos, newest first. 404 if the viewer may not see the person at all. */
export async function listProfilePhotos(
  viewerId: string | null,
  { userId: named, ...request }: ProfilePhotosQuery,
  now = systemClock(),
): Promise<Page<ProfilePhoto>> {
  const userId = named ?? viewerId;
  const shown = sql`p."userId" = ${userId}::uuid and p."showInProfile"`;
  const page = await listPhotos(viewerId, `profile:${userId}`, shown, request, (photo) =>
    toProfilePhoto(photo, { viewerId, now }),
  );
  if (page.items.length === 0 && userId !== viewerId) {
    const person = await row(sql`select id from visible_users(${viewerId}::uuid) where id = ${userId}::uuid`);
    if (!person) throw new AppError("not_found");
  }
  return page;
}

/** Photos that have a place, newest first. */
export function listDiscoverPhotos(viewerId: string | null, query: PageQuery): Promise<Page<Photo>> {
  const now = systemClock();
  const located = sql`${onHome} and p."venueId" is not null and ${notMuted(viewerId)}`;
  return listPhotos(viewerId, "discover", located, query, (photo) => toPhoto(photo, { viewerId, now }));
}

const onePhoto = (viewerId: string | null, id: string) =>
  withDetails(
    viewerId,
    sql`select ${photoColumns}, false as "isOnTop" from ${visiblePhotos(viewerId)} ${withPoster} where p.id = ${id}::uuid`,
  );

/** One photo; 404 if it doesn't exist or isn't visible to the viewer. */
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
