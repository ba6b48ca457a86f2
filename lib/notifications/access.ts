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
  when 'event' then exists (select 1 from visible_community_events(${viewerId}::uuid) e where e.id = ${n}."targetId"::uuid offset 0)
  when 'group' then exists (select 1 from visible_groups(${viewerId}::uuid) g where g.id = ${n}."targetId"::uuid offset 0)
  else true end`;
