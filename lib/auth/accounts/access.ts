import "server-only";
import { type Sql, sql, type Tx } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";

/** A person as JSON, from the row `u`; `more` adds names and values after a comma. */
export const personJson = (u: Sql, more = sql``): Sql => sql`jsonb_build_object('id', ${u}.id,
  'firstName', ${u}."firstName", 'lastName', ${u}."lastName", 'profileImageUrl', ${u}."profileImageUrl" ${more})`;

/**
 * How many of `rows` (a FROM and WHERE) refer to a `person` the viewer can't see. A displayed counter is reduced by
 * them, so that it matches the list; capacity uses the counter itself.
 */
export const hiddenIn = (viewer: Sql, rows: Sql, person: Sql): Sql => sql`(
  select count(*)::int ${rows} and ${person} = any(array(select h.id from hidden_users(${viewer}) h)))`;

/** How many of a person's followers, and of those they follow, the viewer can't see. */
export const hiddenFollowers = (viewer: Sql, user: Sql): Sql =>
  hiddenIn(viewer, sql`from follows e where e."followingId" = ${user} and e.status = 'accepted'`, sql`e."followerId"`);
export const hiddenFollowing = (viewer: Sql, user: Sql): Sql =>
  hiddenIn(viewer, sql`from follows e where e."followerId" = ${user} and e.status = 'accepted'`, sql`e."followingId"`);

/** SQL: whether the viewer may comment on what user `u` did. */
export const canComment = (viewerId: string | null): Sql =>
  sql`coalesce(accepts_from(u."commentsFrom", u.id, ${viewerId}::uuid), false)`;

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
