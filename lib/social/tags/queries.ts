import "server-only";
import { rows, sql } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import type { Page } from "@/lib/core/shared/page";
import { visiblePhotos } from "@/lib/feed/photos/access";
import {
  newestFirst,
  olderThan,
  type PhotoRow,
  photoColumns,
  toPage,
  toPhoto,
  withDetails,
  withPoster,
} from "@/lib/feed/photos/photo-sql";
import type { Photo } from "@/lib/feed/photos/schema";
import type { TagsQuery } from "./schema";

/** Photos of others this person is tagged in, or asked to be; those they may see, the newest first. */
export async function listTaggedPhotos(userId: string, { limit, cursor, status }: TagsQuery): Promise<Page<Photo>> {
  const list = `tags:${status}:${userId}`;
  const page = sql`
    select ${photoColumns}, false as "isOnTop" from ${visiblePhotos(userId)} ${withPoster}
    where p."userId" <> ${userId}::uuid and p.id in (
      select t."photoId" from photo_tags t where t."userId" = ${userId}::uuid and t.status = ${status}::"TagStatus")
      ${olderThan(list, cursor)}
    order by ${newestFirst} limit ${limit + 1}`;
  const found = await rows<PhotoRow>(withDetails(userId, page));
  const now = systemClock();
  return toPage(list, found, limit, (row) => toPhoto(row, { viewerId: userId, now }));
}
