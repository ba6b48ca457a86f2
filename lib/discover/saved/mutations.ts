import "server-only";
import { sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError, invalid } from "@/lib/core/server/errors";
import { QUOTAS, quotaReached } from "@/lib/core/server/quotas";
import { savedTarget } from "./queries";
import type { Save, SavedParams, SavedState } from "./schema";

/** Changes the counter and returns its new value. */
async function count(tx: Tx, userId: string, change: number): Promise<number> {
  const [user] = await tx.$queryRaw<{ savedCount: number }[]>(sql`
    update users set "savedCount" = "savedCount" + ${change}::int where id = ${userId}::uuid returning "savedCount"`);
  return user?.savedCount ?? 0;
}

/** 400 for a collection that isn't the user's; it is locked until this is written. */
async function requireCollection(tx: Tx, userId: string, id: string): Promise<void> {
  const own = await tx.$queryRaw<unknown[]>(sql`
    select 1 from saved_collections where id = ${id}::uuid and "userId" = ${userId}::uuid for key share`);
  if (own.length === 0) throw invalid("collectionId", "That collection doesn't exist");
}

/** Saves something that exists and is visible, once; saving it again only changes its note and collection. */
export function saveItem(userId: string, { type, id }: SavedParams, { note, collectionId }: Save): Promise<SavedState> {
  return transaction(async (tx) => {
    if (collectionId) await requireCollection(tx, userId, collectionId);
    // Locked, because deleting a photo removes it from everyone's saved items: it either remains until this is saved,
    // or is already gone.
    if (type === "photo") await tx.$queryRaw(sql`select 1 from photos where id = ${id}::uuid for key share`);
    const target = await tx.$queryRaw<unknown[]>(savedTarget(userId, sql`${type}::text`, sql`${id}::uuid`));
    if (target.length === 0) throw new AppError("not_found");
    const [saved] = await tx.$queryRaw<{ isNew: boolean }[]>(sql`
      insert into saved_items ("userId", type, "targetId", note, "collectionId")
      values (${userId}::uuid, ${type}::"SavedType", ${id}, ${note ?? null}, ${collectionId ?? null}::uuid)
      on conflict ("userId", type, "targetId")
        do update set note = ${note === undefined ? sql`saved_items.note` : sql`excluded.note`},
          "collectionId" = ${collectionId === undefined ? sql`saved_items."collectionId"` : sql`excluded."collectionId"`}
      returning xmax = 0 as "isNew"`);
    // The counter's row is locked from here on, so that the last of several simultaneous saves are refused.
    const savedCount = await count(tx, userId, saved?.isNew ? 1 : 0);
    if (saved?.isNew && savedCount > QUOTAS.saved.most) throw quotaReached("saved");
    return { isSaved: true, savedCount };
  });
}

/** Removes an item from the list, including one that no longer exists. */
export function unsaveItem(userId: string, { type, id }: SavedParams): Promise<SavedState> {
  return transaction(async (tx) => {
    const gone = await tx.savedItem.deleteMany({ where: { userId, type, targetId: id } });
    return { isSaved: false, savedCount: await count(tx, userId, -gone.count) };
  });
}
