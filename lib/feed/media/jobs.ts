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
  await sweepSizes(new Date(now.getTime() - HOUR));
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

/** Deletes copies from before `before` that no picture speaks of: a process that died had kept one and not noted it yet. */
async function sweepSizes(before: Date): Promise<void> {
  for await (const copies of batchesOf(sizeStore().list())) {
    const old = copies.filter(({ modifiedAt }) => modifiedAt < before);
    const [ids, keys] = [old.map(({ mediaId }) => mediaId), old.map(({ storageKey }) => storageKey)];
    const lost = await rows<{ key: string }>(sql`
      select copy.key from unnest(${ids}::uuid[], ${keys}::text[]) as copy(id, key)
      where not exists (
        select 1 from media m cross join jsonb_each_text(m."sizeKeys") kept where m.id = copy.id and kept.value = copy.key)`);
    await sizeStore().remove(lost.map(({ key }) => key));
  }
  await sizeStore().prune();
  // Those that were kept on this disk before pictures were elsewhere.
  if (storeName() !== "disk") await createDiskSizes(mediaDirectory(), 0).prune();
}
