import "server-only";
import { sql, type Tx } from "@/lib/core/server/db";

/**
 * A group outlives its owner: another owner takes over, or else the longest-serving admin, or else the longest-standing
 * member. A group with no members left is deleted. A cover photo that belonged to the owner is removed.
 */
export async function transferGroups(tx: Tx, userId: string): Promise<void> {
  const me = sql`${userId}::uuid`;
  const left = await tx.$queryRaw<{ id: string }[]>(sql`
    with gone as (delete from group_members where "userId" = ${me} returning "groupId", status)
    update groups g set "memberCount" = "memberCount" - (gone.status = 'member')::int
    from gone where g.id = gone."groupId" returning g.id`);
  const ids = left.map(({ id }) => id);
  const concerned = sql`(g.id = any(${ids}::uuid[]) or g."creatorId" = ${me})`;
  await tx.$executeRaw(sql`
    delete from groups g where ${concerned} and not exists (
      select 1 from group_members m where m."groupId" = g.id and m.status = 'member')`);
  // In the order in which roles are declared (owners, admins, members), then by join date.
  await tx.$executeRaw(sql`
    with heir as (
      select distinct on (g.id) g.id as "groupId", m."userId" from groups g
      join group_members m on m."groupId" = g.id and m.status = 'member'
      where ${concerned} and (g."creatorId" = ${me} or not exists (
        select 1 from group_members o where o."groupId" = g.id and o.role = 'owner' and o.status = 'member'))
      order by g.id, m.role, m."joinedAt", m."userId"
    ), raised as (
      update group_members m set role = 'owner' from heir
      where m."groupId" = heir."groupId" and m."userId" = heir."userId"
    )
    update groups g set "creatorId" = heir."userId" from heir where g.id = heir."groupId" and g."creatorId" = ${me}`);
  await tx.$executeRaw(sql`
    update groups g set "coverImage" = null where g.id = any(${ids}::uuid[]) and exists (
      select 1 from media where "userId" = ${me} and g."coverImage" like '%' || media.id || '%')`);
}
