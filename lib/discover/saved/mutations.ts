import "server-only";
import { sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { savedTarget } from "./queries";
import type { Save, SavedParams, SavedState } from "./schema";

/** Moves the counter by what changed; the answer is the counter as it then stands. */
async function count(tx: Tx, userId: string, change: number): Promise<number> {
  const [user] = await tx.$queryRaw<{ savedCount: number }[]>(sql`
    update users set "savedCount" = "savedCount" + ${change}::int where id = ${userId}::uuid returning "savedCount"`);
  return user?.savedCount ?? 0;
}

/** Saves what exists and may be seen, once; saving it again only changes its note. */
export function saveItem(userId: string, { type, id }: SavedParams, { note }: Save): Promise<SavedState> {
  return transaction(async (tx) => {
    const target = await tx.$queryRaw<unknown[]>(savedTarget(userId, sql`${type}::text`, sql`${id}::uuid`));
    if (target.length === 0) throw new AppError("not_found");
    const [saved] = await tx.$queryRaw<{ isNew: boolean }[]>(sql`
      insert into saved_items ("userId", type, "targetId", note)
      values (${userId}::uuid, ${type}::"SavedType", ${id}, ${note ?? null})
      on conflict ("userId", type, "targetId")
        do update set note = ${note === undefined ? sql`saved_items.note` : sql`excluded.note`}
      returning xmax = 0 as "isNew"`);
    return { isSaved: true, savedCount: await count(tx, userId, saved?.isNew ? 1 : 0) };
  });
}

/** Takes off the list whatever is on it, also what has gone since. */
export function unsaveItem(userId: string, { type, id }: SavedParams): Promise<SavedState> {
  return transaction(async (tx) => {
    const gone = await tx.$executeRaw(sql`
      delete from saved_items
      where "userId" = ${userId}::uuid and type = ${type}::"SavedType" and "targetId" = ${id}`);
    return { isSaved: false, savedCount: await count(tx, userId, -gone) };
  });
}
