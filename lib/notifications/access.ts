import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";
import type { TargetType } from "./rules";

/** Who did it is somebody the viewer sees and has not muted, or nobody. `n` is the notification's alias. */
export const actorShown = (viewerId: string, n: Sql): Sql => sql`(${n}."actorId" is null or (
  ${n}."actorId" not in (select hidden.id from hidden_users(${viewerId}::uuid) hidden)
  and ${n}."actorId" not in (select muted."mutedId" from mutes muted where muted."muterId" = ${viewerId}::uuid)))`;

/**
 * The id of what `n` is about where that is of this kind, as the key of its table: `id::text = "targetId"` would read the
 * whole table for every row.
 */
export const idOfA = (type: TargetType, n: Sql): Sql =>
  sql`case when ${n}."targetType" = ${type} then ${n}."targetId"::uuid end`;

/**
 * What it is about can be opened: a photo may have become private since, an event hidden. `offset 0` keeps each look-up
 * one by its key: without it the planner may gather everything of the kind the viewer sees, to have it at hand.
 */
export const targetShown = (viewerId: string, n: Sql): Sql => sql`case ${n}."targetType"
  when 'photo' then exists (select 1 from visible_photos(${viewerId}::uuid) p where p.id = ${n}."targetId"::uuid offset 0)
  when 'post' then exists (select 1 from visible_posts(${viewerId}::uuid) p where p.id = ${n}."targetId"::uuid offset 0)
  when 'event' then exists (select 1 from community_events e join visible_users(${viewerId}::uuid) u on u.id = e."hostId"
    left join groups g on g.id = e."groupId"
    where e.id = ${n}."targetId"::uuid and e."hiddenAt" is null and (g.id is null or not g."isPrivate" or exists (
      select 1 from group_members s where s."groupId" = g.id and s."userId" = ${viewerId}::uuid and s.status = 'member')) offset 0)
  when 'group' then exists (select 1 from groups g join visible_users(${viewerId}::uuid) u on u.id = g."creatorId"
    where g.id = ${n}."targetId"::uuid and g."hiddenAt" is null offset 0)
  else true end`;
