import "server-only";
import { type Sql, sql, type Tx } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";

/** A person as JSON, from the row `u`; `more` are further names and values after a comma. */
export const personJson = (u: Sql, more = sql``): Sql => sql`jsonb_build_object('id', ${u}.id,
  'firstName', ${u}."firstName", 'lastName', ${u}."lastName", 'profileImageUrl', ${u}."profileImageUrl" ${more})`;

/**
 * Locks two users for a change between them, ordered by id, so that parallel changes can't deadlock. Read their
 * relation after this, not before.
 */
export async function lockPair(tx: Tx, one: string, other: string): Promise<void> {
  await tx.$queryRaw(sql`
    select 1 from users where id in (${one}::uuid, ${other}::uuid) order by id for no key update`);
}

export async function requireVisible(tx: Tx, viewerId: string, userId: string): Promise<{ isPrivate: boolean }> {
  const [found] = await tx.$queryRaw<{ isPrivate: boolean }[]>(sql`
    select "isPrivate" from visible_users(${viewerId}::uuid) where id = ${userId}::uuid`);
  if (!found) throw new AppError("not_found");
  return found;
}
