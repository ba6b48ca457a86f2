import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";
import { LATEST_ENDED_START } from "../events/ended";

/**
 * Who can host event `e` after its host, best first: its co-hosts, including those of its other upcoming dates, then
 * the owners of its group. Group events only pass to members.
 */
export const nextHosts = (e: Sql): Sql => sql`
  select u.id, u."firstName", u."lastName", u."profileImageUrl" from (
    select m."userId", 0 as place, min(m.queue) as since
    from community_event_members m join community_events d on d.id = m."eventId"
    where (d.id = ${e}.id or d."seriesId" = ${e}."seriesId") and d."startsAt" > ${LATEST_ENDED_START}
      and m."isCohost" and m.status = 'going' group by m."userId"
    union all
    select o."userId", case when g."creatorId" = o."userId" then 1 else 2 end, extract(epoch from o."joinedAt")::bigint
    from group_members o join groups g on g.id = o."groupId"
    where g.id = ${e}."groupId" and o.role = 'owner' and o.status = 'member'
  ) next join visible_users(null) u on u.id = next."userId"
  where u.id <> ${e}."hostId" and (${e}."groupId" is null or exists (
    select 1 from group_members m where m."groupId" = ${e}."groupId" and m."userId" = u.id and m.status = 'member'))
  order by next.place, next.since, u.id`;
