import "server-only";
import { Prisma, type Sql, sql } from "@/lib/core/server/db";
import { TARGET_TYPES, type TargetType } from "./rules";

/**
 * True where the actor is visible to the viewer and not muted, or where there is no actor. `n` is the notification's
 * alias.
 */
export const actorShown = (viewerId: string, n: Sql): Sql => sql`(${n}."actorId" is null or (
  ${n}."actorId" not in (select hidden.id from hidden_users(${viewerId}::uuid) hidden)
  and ${n}."actorId" not in (select muted."mutedId" from mutes muted where muted."muterId" = ${viewerId}::uuid)))`;

/**
 * For each target type, the row of this id that `viewer` may open, with its title and image. Null: nothing can hide it.
 * Its link and icon stand in `components/notifications/targets.ts`.
 */
const VISIBLE: Record<TargetType, ((viewer: Sql, id: Sql) => Sql) | null> = {
  photo: (viewer, id) => sql`
    select null::text as title, p.images -> 0 ->> 'photoUrl' as image from visible_photos(${viewer}) p where p.id = ${id}`,
  post: (viewer, id) => sql`
    select null::text as title, null::text as image from visible_posts(${viewer}) p where p.id = ${id}`,
  event: (viewer, id) => sql`select e.title, e.image from visible_community_events(${viewer}) e where e.id = ${id}`,
  group: (viewer, id) => sql`
    select g.name as title, g."coverImage" as image from visible_groups(${viewer}) g where g.id = ${id}`,
  user: null,
  challenge: null,
  achievement: null,
  account: null,
};

/**
 * The hideable target types as subqueries on their primary key: `id::text = "targetId"` would scan the table for every
 * row, and `offset 0` keeps the planner from materialising everything the viewer sees.
 */
const targetsOf = (viewerId: string, n: Sql) =>
  TARGET_TYPES.flatMap((type) => {
    const id = sql`case when ${n}."targetType" = ${type} then ${n}."targetId"::uuid end`;
    const found = VISIBLE[type]?.(sql`${viewerId}::uuid`, id);
    return found ? [{ type, found: sql`${found} offset 0` }] : [];
  });

/** Whether the target can still be opened: a photo may have become private since, an event hidden. */
export function targetShown(viewerId: string, n: Sql): Sql {
  const cases = targetsOf(viewerId, n).map(({ type, found }) => sql`when ${type} then exists (${found})`);
  return sql`case ${n}."targetType" ${Prisma.join(cases, " ")} else true end`;
}

/** Title and image of the target; no row where it can't be hidden or is hidden. */
export function targetOf(viewerId: string, n: Sql): Sql {
  return Prisma.join(
    targetsOf(viewerId, n).map(({ found }) => sql`(${found})`),
    " union all ",
  );
}
