import "server-only";
import { Prisma, type Sql, sql } from "@/lib/core/server/db";
import { type Channel, isPaused } from "@/lib/notifications/switches/rules";
import { storedChannels } from "@/lib/notifications/switches/schema";
import { KINDS, NOTIFICATION_KINDS, type NotificationKind, TARGET_TYPES, type TargetType } from "./rules";

/**
 * Whether it is within the quiet hours of the user `u`, in their time zone. A range whose end is before its start
 * crosses midnight.
 */
export const isQuiet = (now: Date): Sql => sql`coalesce((
  select case when q."from" < q."to" then q.clock >= q."from" and q.clock < q."to" else q.clock >= q."from" or q.clock < q."to" end
  from (select u."quietHours" ->> 'from' as "from", u."quietHours" ->> 'to' as "to",
    to_char(${now.toISOString()}::timestamptz at time zone u."timeZone", 'HH24:MI') as clock) q), false)`;

/** The kinds whose channel this person has turned off. */
export function kindsWithout(channel: Channel, stored: unknown): NotificationKind[] {
  const off = storedChannels.parse(stored);
  const isOff = (name: keyof typeof off) => off[name]?.includes(channel) ?? false;
  return NOTIFICATION_KINDS.filter((kind) => {
    const name = KINDS[kind].switch;
    return name !== null && (isOff(name) || isPaused(off));
  });
}

/**
 * True if the actor is visible to the viewer and not muted, or if there is no actor. `n` is the notification's alias.
 */
export const actorShown = (viewerId: string, n: Sql): Sql => sql`(${n}."actorId" is null or (
  ${n}."actorId" not in (select hidden.id from hidden_users(${viewerId}::uuid) hidden)
  and ${n}."actorId" not in (select muted."mutedId" from mutes muted where muted."muterId" = ${viewerId}::uuid)))`;

/**
 * For each target type, the row with this id that `viewer` may open, with its title and image. Null: nothing can hide
 * it. Its link and icon are in `components/notifications/targets.ts`.
 */
const VISIBLE: Record<TargetType, ((viewer: Sql, id: Sql) => Sql) | null> = {
  photo: (viewer, id) => sql`
    select null::text as title, p.images -> 0 ->> 'photoUrl' as image from visible_photos(${viewer}) p
    where p.id = ${id} and p."removedTo" is distinct from 'trash'`,
  post: (viewer, id) => sql`
    select null::text as title, null::text as image from visible_posts(${viewer}) p where p.id = ${id}`,
  workout: (viewer, id) => sql`
    select null::text as title, null::text as image from visible_workouts(${viewer}) done where done.id = ${id}`,
  "check-in": (viewer, id) => sql`
    select v.name as title, v.image from visible_check_ins(${viewer}) c join venues v on v.id = c."venueId" where c.id = ${id}`,
  event: (viewer, id) => sql`select e.title, e.image from visible_community_events(${viewer}) e where e.id = ${id}`,
  group: (viewer, id) => sql`
    select g.name as title, g."coverImage" as image from visible_groups(${viewer}) g where g.id = ${id}`,
  plan: (viewer, id) => sql`
    select null::text as title, null::text as image from visible_shared_plans(${viewer}) p where p.id = ${id}`,
  guide: (viewer, id) => sql`
    select g.title, g."coverImage" as image from visible_member_guides(${viewer}) g where g.id = ${id}`,
  // An album's image is the day's first photo.
  album: (viewer, id) => sql`
    select null::text as title, (select p.images -> 0 ->> 'photoUrl' from visible_photos(${viewer}) p
      where p."userId" = a."userId" and p."removedTo" is null and p."hiddenAt" is null
        and p."localDay" = a.day order by p."createdAt", p.id limit 1) as image
    from visible_albums(${viewer}) a where a.id = ${id} and not a."isHidden" and has_album(a."userId", a.day)`,
  user: null,
  challenge: null,
  // An achievement is removed while what earned it is in the trash.
  achievement: (viewer, id) => sql`
    select null::text as title, null::text as image from achievement_unlocks a
    where a."userId" = ${viewer} and a.achievement = ${id}`,
  progress: null,
  account: null,
};

/**
 * The hideable target types as subqueries on their primary key: `id::text = "targetId"` would scan the table for every
 * row, and `offset 0` keeps the planner from materializing everything the viewer can see.
 */
const targetsOf = (viewerId: string, n: Sql) =>
  TARGET_TYPES.flatMap((type) => {
    const stored = type === "achievement" ? sql`text` : sql`uuid`;
    const id = sql`case when ${n}."targetType" = ${type} then ${n}."targetId"::${stored} end`;
    const found = VISIBLE[type]?.(sql`${viewerId}::uuid`, id);
    return found ? [{ type, found: sql`${found} offset 0` }] : [];
  });

/** Whether the target can still be opened: a photo may have become private since, or an event hidden. */
export function targetShown(viewerId: string, n: Sql): Sql {
  const cases = targetsOf(viewerId, n).map(({ type, found }) => sql`when ${type} then exists (${found})`);
  return sql`case ${n}."targetType" ${Prisma.join(cases, " ")} else true end`;
}

/** Title and image of the target; no row if it is hidden or can't be. */
export function targetOf(viewerId: string, n: Sql): Sql {
  return Prisma.join(
    targetsOf(viewerId, n).map(({ found }) => sql`(${found})`),
    " union all ",
  );
}
