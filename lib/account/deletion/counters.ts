import "server-only";
import { countAllVisits } from "@/lib/activity/check-ins/mutations";
import { UPCOMING } from "@/lib/community/events/ended";
import { promote } from "@/lib/community/events/rsvps";
import { sql, type Tx } from "@/lib/core/server/db";
import { LIKED } from "@/lib/feed/likes/access";

/**
 * A group outlives its owner: another owner takes over, or else the longest-serving admin, or else the longest-standing
 * member. A group with no members left is deleted. A cover photo that belonged to the owner is removed.
 */
async function transferGroups(tx: Tx, userId: string): Promise<void> {
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

/** Corrects the counters in other people's rows. Everything counted is locked; venues come last. */
export async function removeFromCounters(tx: Tx, userId: string): Promise<void> {
  await removeLikesAndComments(tx, userId);
  await transferGroups(tx, userId);
  await releaseAllSeats(tx, userId);
  const me = sql`${userId}::uuid`;
  await tx.$executeRaw(sql`
    update users set "followersCount" = "followersCount" - 1
    where id in (select "followingId" from follows where "followerId" = ${me} and status = 'accepted')`);
  await tx.$executeRaw(sql`
    update users set "followingCount" = "followingCount" - 1
    where id in (select "followerId" from follows where "followingId" = ${me} and status = 'accepted')`);
  await tx.$executeRaw(sql`
    with gone as (delete from member_guide_follows where "userId" = ${me} returning "guideId")
    update member_guides set "followersCount" = "followersCount" - 1 from gone where id = gone."guideId"`);
  await countAllVisits(tx, userId, -1);
}

/** Replies below the person's comments are deleted with them, so they count as well. */
async function removeLikesAndComments(tx: Tx, userId: string): Promise<void> {
  const me = sql`${userId}::uuid`;
  for (const { itemTable, likes, itemColumn } of Object.values(LIKED))
    await tx.$executeRaw(sql`
      with gone as (delete from ${likes} where "userId" = ${me} returning ${itemColumn} as id)
      update ${itemTable} t set "likeCount" = t."likeCount" - 1 from gone where t.id = gone.id`);
  await tx.$executeRaw(sql`
    with gone as (
      delete from comments where "userId" = ${me} or "parentId" in (select id from comments where "userId" = ${me})
      returning "photoId", "hiddenAt"
    ), counted as (
      select "photoId", count(*)::int as words from gone where "hiddenAt" is null group by 1
    )
    update photos set "commentCount" = "commentCount" - counted.words from counted where id = counted."photoId"`);
}

/**
 * Every seat at an upcoming event goes to the first person on its waitlist. Past events the person hosted are deleted
 * with them.
 */
async function releaseAllSeats(tx: Tx, userId: string): Promise<void> {
  const left = await tx.$queryRaw<{ id: string; isUpcoming: boolean }[]>(sql`
    with gone as (
      delete from community_event_members m using community_events e
      where m."userId" = ${userId}::uuid and e.id = m."eventId" and e."hostId" is distinct from ${userId}::uuid
      returning m."eventId", m.status, m."checkedInAt"
    )
    update community_events e set attendees = attendees - (gone.status = 'going')::int,
      waitlisted = waitlisted - (gone.status = 'waitlisted')::int, "checkInCount" = "checkInCount" - (gone."checkedInAt" is not null)::int
    from gone where e.id = gone."eventId"
    returning e.id, ${UPCOMING} as "isUpcoming"`);
  for (const { id, isUpcoming } of left) if (isUpcoming) await promote(tx, id);
}
