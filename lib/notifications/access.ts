import "server-only";
import { Prisma, type Sql, sql } from "@/lib/core/server/db";
import { TARGET_TYPES, type TargetType } from "./rules";

/** Who did it is somebody the viewer sees and has not muted, or nobody. `n` is the notification's alias. */
export const actorShown = (viewerId: string, n: Sql): Sql => sql`(${n}."actorId" is null or (
  ${n}."actorId" not in (select hidden.id from hidden_users(${viewerId}::uuid) hidden)
  and ${n}."actorId" not in (select muted."mutedId" from mutes muted where muted."muterId" = ${viewerId}::uuid)))`;

/**
 * Of each target the one of this id, where `viewer` may open it, with what a row shows of it. Null is what nothing can
 * hide. Its link and icon stand in `components/notifications/targets.ts`.
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
 * Those that can be hidden, by the target's key: `id::text = "targetId"` would read the whole table for every row, and
 * without `offset 0` the planner may gather everything of the kind the viewer sees, to have it at hand.
 */
const targetsOf = (viewerId: string, n: Sql) =>
  TARGET_TYPES.flatMap((type) => {
    const id = sql`case when ${n}."targetType" = ${type} then ${n}."targetId"::uuid end`;
    const found = VISIBLE[type]?.(sql`${viewerId}::uuid`, id);
    return found ? [{ type, found: sql`${found} offset 0` }] : [];
  });

/** What it is about can be opened: a photo may have become private since, an event hidden. */
export function targetShown(viewerId: string, n: Sql): Sql {
  const cases = targetsOf(viewerId, n).map(({ type, found }) => sql`when ${type} then exists (${found})`);
  return sql`case ${n}."targetType" ${Prisma.join(cases, " ")} else true end`;
}

/** Title and image of what it is about; no row where nothing of it can be hidden, or all of it is. */
export function targetOf(viewerId: string, n: Sql): Sql {
  return Prisma.join(
    targetsOf(viewerId, n).map(({ found }) => sql`(${found})`),
    " union all ",
  );
}
