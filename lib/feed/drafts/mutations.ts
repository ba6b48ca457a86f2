import "server-only";
import { v7 as uuid } from "uuid";
import { readInTransaction, sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError, invalid } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { requireQuota } from "@/lib/core/server/quotas";
import { systemClock } from "@/lib/core/shared/clock";
import { mediaIdOf } from "@/lib/core/shared/media";
import { requireVenue } from "@/lib/discover/venues/access";
import { getDraft } from "./queries";
import type { Draft, SaveDraft } from "./schema";

/** Only the user's own pictures and existing places are allowed. */
async function check(tx: Tx, userId: string, { photos, venueId }: SaveDraft): Promise<void> {
  const [found] = await tx.$queryRaw<{ own: number }[]>(sql`
    select count(*)::int as own from media m
    where m."userId" = ${userId}::uuid and m.id = any(${photos.map(mediaIdOf)}::uuid[])
      and '/media/' || m.id || '.' || m.extension = any(${photos}::text[])`);
  if (found?.own !== photos.length) throw invalid("photos", "Use photos you uploaded");
  await requireVenue(tx, venueId);
}

/** Deletes pictures uploaded for drafts that no draft and no post uses; the job removes their files. */
async function dropUnused(tx: Tx, userId: string, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  await tx.$executeRaw(sql`
    delete from media m
    where m."userId" = ${userId}::uuid and m.purpose = 'draft' and m."photoId" is null
      and m.id = any(${paths.map(mediaIdOf)}::uuid[])
      and not exists (select 1 from drafts d
        where d."userId" = m."userId" and d.photos ? ('/media/' || m.id || '.' || m.extension))`);
}

export function createDraft(userId: string, input: SaveDraft, clientKey?: ClientKey): Promise<Draft> {
  return once(clientKey, async (tx) => {
    await check(tx, userId, input);
    await requireQuota(tx, userId, "drafts", sql`from drafts where "userId" = ${userId}::uuid`);
    const id = uuid();
    await tx.draft.create({ data: { ...input, id, userId } });
    return getDraft(userId, id, readInTransaction(tx));
  });
}

async function lockPhotos(tx: Tx, userId: string, draftId: string): Promise<string[]> {
  const [found] = await tx.$queryRaw<{ photos: string[] }[]>(sql`
    select array(select jsonb_array_elements_text(photos)) as photos from drafts
    where id = ${draftId}::uuid and "userId" = ${userId}::uuid for update`);
  if (!found) throw new AppError("not_found");
  return found.photos;
}

export function updateDraft(userId: string, draftId: string, input: SaveDraft): Promise<Draft> {
  return transaction(async (tx) => {
    const before = await lockPhotos(tx, userId, draftId);
    await check(tx, userId, input);
    await tx.draft.update({ where: { id: draftId, userId }, data: { ...input, updatedAt: systemClock() } });
    await dropUnused(tx, userId, before);
    return getDraft(userId, draftId, readInTransaction(tx));
  });
}

export function deleteDraft(userId: string, draftId: string): Promise<void> {
  return transaction(async (tx) => {
    const before = await lockPhotos(tx, userId, draftId);
    await tx.draft.delete({ where: { id: draftId, userId } });
    await dropUnused(tx, userId, before);
  });
}
