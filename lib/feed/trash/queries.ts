import "server-only";
import { sql } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import { toPhoto } from "../photos/photo-sql";
import { listPhotos } from "../photos/queries";
import type { Photo } from "../photos/schema";
import type { RemovalPlace } from "./rules";

/** The user's photos in the archive or trash, newest post first. */
export function listRemovedPhotos(
  userId: string,
  place: RemovalPlace,
  query: PageQuery,
  now = systemClock(),
): Promise<Page<Photo>> {
  const there = sql`p."userId" = ${userId}::uuid and p."removedTo" = ${place}::"RemovedTo"`;
  return listPhotos(userId, place, there, query, (photo) => toPhoto(photo, { viewerId: userId, now }));
}
