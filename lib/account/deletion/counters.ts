import "server-only";
import { countAllVisits } from "@/lib/activity/check-ins/mutations";
import { UPCOMING } from "@/lib/community/events/ended";
import { promote } from "@/lib/community/events/seats";
import { sql, type Tx } from "@/lib/core/server/db";
import { transferGroups } from "./groups";
import { LIKED } from "./liked";

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
  for (const { itemTable, likes, itemColumn } of LIKED)
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
