import "server-only";
import { sql } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import type { Page } from "@/lib/core/shared/page";
import { toPhoto } from "@/lib/feed/photos/photo-sql";
import { listPhotos } from "@/lib/feed/photos/queries";
import type { Photo } from "@/lib/feed/photos/schema";
import type { TagsQuery } from "./schema";

/**
 * Other people's photos in which this person is tagged or has been request to be, newest first, of those they can see.
 */
export function listTaggedPhotos(userId: string, { status, ...request }: TagsQuery): Promise<Page<Photo>> {
  const now = systemClock();
  const tagged = sql`p."userId" <> ${userId}::uuid and p.id in (
    select t."photoId" from photo_tags t where t."userId" = ${userId}::uuid and t.status = ${status}::"TagStatus")`;
  return listPhotos(userId, `tags:${status}:${userId}`, tagged, request, (photo) =>
    toPhoto(photo, { viewerId: userId, now }),
  );
}
