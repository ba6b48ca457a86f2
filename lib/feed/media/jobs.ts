import "server-only";
import { rows, sql } from "@/lib/core/server/db";
import { withLease } from "@/lib/core/server/lease";
import { logger } from "@/lib/core/server/logger";
import { createDiskSizes } from "@/lib/core/server/media-sizes-disk";
import { mediaDirectory, mediaStore, sizeStore, storeName } from "@/lib/core/server/media-store";
import { batchesOf, orphans } from "./media-audit";
import { removeDeletedMedia } from "./mutations";

const HOUR = 3_600_000;

/**
 * Deletes what interrupted uploads and forgotten drafts leave: half-written files after an hour, files without a row
 * and unreferenced uploads after a day, resized copies of deleted pictures, and the oldest copies above their disk
 * quota. One instance at a time.
 */
export async function sweepMedia(now = new Date()): Promise<void> {
  await withLease("media-sweep", () => sweep(now));
}

async function sweep(now: Date): Promise<void> {
  const leftovers = await mediaStore().removeLeftovers(new Date(now.getTime() - HOUR));
  let files = 0;
  for await (const batch of orphans(new Date(now.getTime() - 24 * HOUR))) {
    await mediaStore().remove(batch.map(({ storageKey }) => storageKey));
    files += batch.length;
  }
  const forgotten = await forgetUnused();
  await removeDeletedMedia();
  await sweepSizes();
  if (leftovers + files + forgotten > 0) logger.info({ leftovers, files, forgotten }, "swept media");
}

/** Uploads of more than a day ago that no photo, draft, profile, group, event or guide shows. */
async function forgetUnused(): Promise<number> {
  const gone = await rows(sql`
    delete from media m
    where m."photoId" is null and m."createdAt" < now() - interval '24 hours'
      and not exists (select 1 from drafts d where d."userId" = m."userId" and d.photos::text like '%' || m.id || '%')
      and not exists (select 1 from users u where u.id = m."userId"
        and (u."profileImageUrl" like '%' || m.id || '%' or u."heroImageUrl" like '%' || m.id || '%'))
      and not exists (select 1 from groups g where g."coverImage" like '%' || m.id || '%')
      and not exists (select 1 from member_guides g where g."userId" = m."userId" and g."coverImage" like '%' || m.id || '%')
      and not exists (select 1 from community_events e where e.image like '%' || m.id || '%')
    returning m.id`);
  return gone.length;
}

/** Deletes copies whose pictures are gone: a process that died may have kept one during the deletion. */
async function sweepSizes(): Promise<void> {
  for await (const ids of batchesOf(sizeStore().list())) {
    const kept = await rows<{ id: string }>(sql`select id from media where id = any(${ids}::uuid[])`);
    const alive = new Set(kept.map(({ id }) => id));
    await sizeStore().remove([...new Set(ids)].filter((id) => !alive.has(id)));
  }
  await sizeStore().prune();
  // Those that were kept on this disk before pictures were in a bucket.
  if (storeName() === "s3") await createDiskSizes(mediaDirectory(), 0).prune();
}
