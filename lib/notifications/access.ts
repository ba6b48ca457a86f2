import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";

/** Who did it is somebody the viewer sees and has not muted, or nobody. `n` is the notification's alias. */
export const actorShown = (viewerId: string, n: Sql): Sql => sql`(${n}."actorId" is null or (
  exists (select 1 from visible_users(${viewerId}::uuid) u where u.id = ${n}."actorId")
  and not exists (select 1 from mutes muted where muted."muterId" = ${viewerId}::uuid and muted."mutedId" = ${n}."actorId")))`;

/** What it is about can be opened: a photo may have become private since, an event hidden. */
export const targetShown = (viewerId: string, n: Sql): Sql => sql`case ${n}."targetType"
  when 'photo' then exists (select 1 from visible_photos(${viewerId}::uuid) p where p.id = ${n}."targetId"::uuid)
  when 'post' then exists (select 1 from visible_posts(${viewerId}::uuid) p where p.id = ${n}."targetId"::uuid)
  when 'event' then exists (select 1 from community_events e join visible_users(${viewerId}::uuid) u on u.id = e."hostId"
    left join groups g on g.id = e."groupId"
    where e.id = ${n}."targetId"::uuid and e."hiddenAt" is null and (g.id is null or not g."isPrivate" or exists (
      select 1 from group_members s where s."groupId" = g.id and s."userId" = ${viewerId}::uuid and s.status = 'member')))
  when 'group' then exists (select 1 from groups g join visible_users(${viewerId}::uuid) u on u.id = g."creatorId"
    where g.id = ${n}."targetId"::uuid and g."hiddenAt" is null)
  else true end`;
