import "server-only";
import { BEFORE_ALL_IDS, deadlineIn, inBatches, RUN_MS } from "@/lib/core/server/batches";
import { rows, sql } from "@/lib/core/server/db";
import { keysExpireBefore } from "@/lib/core/server/idempotency";
import { jobRows } from "@/lib/core/server/job-database";
import { logger } from "@/lib/core/server/logger";
import { createDiskSizes } from "@/lib/core/server/media-sizes-disk";
import { mediaDirectory, mediaStore, sizeStore, storeName } from "@/lib/core/server/media-store";
import { batchesOf, orphans } from "./media-audit";
import { removeDeletedMedia } from "./mutations";

const HOUR = 3_600_000;
/** Uploads per statement. */
const PIECE = 1000;

/**
 * Deletes leftovers of interrupted uploads and abandoned drafts: half-written files after an hour, files without a row
 * after a day, unused uploads (`deleteUnusedUploads`), resized copies of deleted pictures, and the oldest copies above
 * their disk quota. Each step runs independently: a failed one is retried by the next run and doesn't block the others.
 */
export async function sweepMedia(now = new Date()): Promise<void> {
  const swept: Record<string, number> = {};
  const steps = {
    leftovers: async () => (await mediaStore().removeLeftovers?.(new Date(now.getTime() - HOUR))) ?? 0,
    files: () => removeOrphans(new Date(now.getTime() - 24 * HOUR)),
    forgotten: () => deleteUnusedUploads(deadlineIn(RUN_MS)),
    removed: () => removeDeletedMedia(),
    sizes: () => sweepSizes(new Date(now.getTime() - HOUR)),
  };
  const errors: unknown[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      swept[name] = await step();
    } catch (error) {
      errors.push(error);
    }
  }
  if (Object.values(swept).some((count) => count > 0)) logger.info(swept, "unused media deleted");
  if (errors.length > 0)
    throw errors.length === 1 ? errors[0] : new AggregateError(errors, "could not delete unused media");
}

async function removeOrphans(before: Date): Promise<number> {
  let files = 0;
  for await (const batch of orphans(before)) {
    await mediaStore().remove(batch.map(({ storageKey }) => storageKey));
    files += batch.length;
  }
  return files;
}

type Piece = { looked: number; last: string | null; forgotten: number };

/**
 * Deletes uploads that no photo, draft, profile, group, event, or guide uses, in batches by id: after a day or, if they
 * are for a post, once its Idempotency-Key has expired, because an outbox may still send that post. A group's or
 * event's picture may belong to someone other than its owner, so those are found by their path.
 */
async function deleteUnusedUploads(deadline: number): Promise<number> {
  let [after, forgotten]: [string, number] = [BEFORE_ALL_IDS, 0];
  await inBatches(deadline, async () => {
    const [piece] = await jobRows<Piece>(sql`
      with old as materialized (
        select id, "userId", '/media/' || id || '.' || extension as path from media
        where "photoId" is null and id > ${after}::uuid
          and "createdAt" < case purpose when 'draft' then ${keysExpireBefore} else now() - interval '24 hours' end
        order by id limit ${PIECE}
      ), gone as (
        delete from media m using old
        where m.id = old.id and m."photoId" is null
          and not exists (select 1 from drafts d where d."userId" = old."userId" and d.photos::text like '%' || old.path || '%')
          and not exists (select 1 from users u where u.id = old."userId" and old.path in (u."profileImageUrl", u."heroImageUrl"))
          and not exists (select 1 from groups g where g."coverImage" = old.path and g."coverImage" like '/media/%')
          and not exists (select 1 from member_guides g where g."userId" = old."userId" and g."coverImage" = old.path)
          and not exists (select 1 from community_events e where e.image = old.path and e.image like '/media/%')
        returning m.id
      )
      select count(*)::int as looked, (select id from old order by id desc limit 1) as last,
        (select count(*)::int from gone) as forgotten from old`);
    after = piece?.last ?? after;
    forgotten += piece?.forgotten ?? 0;
    return piece?.looked ?? 0;
  });
  return forgotten;
}

/**
 * Deletes copies from before `before` that no picture refers to: a process died after storing one and before recording
 * it.
 */
async function sweepSizes(before: Date): Promise<number> {
  let removed = 0;
  for await (const copies of batchesOf(sizeStore().list())) {
    const old = copies.filter(({ modifiedAt }) => modifiedAt < before);
    const [ids, keys] = [old.map(({ mediaId }) => mediaId), old.map(({ storageKey }) => storageKey)];
    const lost = await rows<{ key: string }>(sql`
      select copy.key from unnest(${ids}::uuid[], ${keys}::text[]) as copy(id, key)
      where not exists (
        select 1 from media m cross join jsonb_each_text(m."variantKeys") variant where m.id = copy.id and variant.value = copy.key)`);
    await sizeStore().remove(lost.map(({ key }) => key));
    removed += lost.length;
  }
  await sizeStore().prune?.();
  // Copies that were stored on this disk before pictures moved elsewhere.
  if (storeName() !== "disk") await createDiskSizes(mediaDirectory(), 0).prune();
  return removed;
}
