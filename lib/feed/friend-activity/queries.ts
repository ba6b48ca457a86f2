import "server-only";
import { commentCount, visibleDistance } from "@/lib/activity/workouts/access";
import { hiddenIn, personJson } from "@/lib/auth/accounts/access";
import { type Sql, sql } from "@/lib/core/server/db";
import { byTime, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import type { FriendActivity } from "./schema";

/** How many followed people are read: those followed last. */
const FOLLOWED_PEOPLE_MAX = 500;

type ActivityDetails<D extends FriendActivity> = D extends FriendActivity ? Omit<D, "id" | "at"> : never;
type Row = { id: string; at: Date; details: ActivityDetails<FriendActivity> };

const LAST_DONE = byTime<Row>("friendActivity", "desc", { time: sql`d.at`, id: sql`d.id`, of: ({ at }) => at });

/**
 * The people the viewer followed most recently, without hidden and muted ones, and which of them show their workouts.
 */
const followed = (me: Sql) => sql`
  select u.id, case activity_audience(u."workoutAudience", u."isPrivate") when 'followers' then true when 'mutual' then exists (
           select 1 from follows f where f."followerId" = u.id and f."followingId" = ${me} and f.status = 'accepted')
         else false end as "showsWorkouts"
  from (select o."followingId" from follows o where o."followerId" = ${me} and o.status = 'accepted'
        order by o."createdAt" desc limit ${FOLLOWED_PEOPLE_MAX}::int) o
  cross join lateral (select * from users u where u.id = o."followingId" offset 0) u
  where u.id not in (select h.id from hidden_users(${me}) h)
    and u.id not in (select m."mutedId" from mutes m where m."muterId" = ${me})`;

/** The like count as shown, and whether the viewer has liked it; `t` is the item. */
const liking = (me: Sql, likes: Sql, itemColumn: Sql) => sql`
  'likes', case when u."hideLikeCounts" or me."hideLikeCounts" then null else t."likeCount" - ${hiddenIn(me, sql`from ${likes} l where ${itemColumn} = t.id`, sql`l."userId"`)} end,
  'isLiked', exists (select 1 from ${likes} l where ${itemColumn} = t.id and l."userId" = ${me})`;
const venue = sql`case when p.id is not null then jsonb_build_object('id', p.id, 'name', p.name, 'image', p.image) end`;

/** The JSON of the activity `d`. Only this decides whether and how the viewer sees it. */
const detailsOf = (me: Sql) => sql`
  select jsonb_build_object('type', d.type, 'user', ${personJson(sql`u`)}, 'activityType', v."activityType", 'duration', v.duration,
      'distanceMeters', ${visibleDistance(me, sql`t`)},
      'hasMap', exists (select 1 from visible_routes(${me}) shown where shown."workoutId" = v.id), 'venue', ${venue},
      'comments', ${commentCount(me, "workout")}, ${liking(me, sql`workout_likes`, sql`l."workoutId"`)}) as details
  from visible_workouts(${me}) v join workouts t on t.id = v.id join users u on u.id = v."userId"
  left join workout_routes r on r."workoutId" = v.id left join venues p on p.id = v."venueId"
  where d.type = 'workout' and v.id = d.id
  union all
  select jsonb_build_object('type', d.type, 'user', ${personJson(sql`u`)}, 'venue', ${venue},
      ${liking(me, sql`check_in_likes`, sql`l."checkInId"`)})
  from visible_check_ins(${me}) v join check_ins t on t.id = v.id join users u on u.id = v."userId"
  left join venues p on p.id = v."venueId" and v."isPlaceShown"
  where d.type = 'check-in' and v.id = d.id
  union all
  select jsonb_build_object('type', d.type, 'user', ${personJson(sql`u`)}, 'content', t.content,
      'comments', ${commentCount(me, "post")}, ${liking(me, sql`post_likes`, sql`l."postId"`)})
  from visible_posts(${me}) t join users u on u.id = t."userId"
  where d.type = 'post' and t.id = d.id`;

/**
 * The activity of followed people, newest first: each person's newest of each kind, from one index per table, merged. A
 * person shows either all or none of their workouts to a viewer, so these few columns select exactly what `detailsOf`
 * shows, and a page is full after as many rows as it has. Nothing else is joined before the page is cut: that would
 * lose the order and build the JSON of every row.
 */
export function listFriendActivity(viewerId: string, query: PageQuery): Promise<Page<FriendActivity>> {
  const me = sql`${viewerId}::uuid`;
  return keysetPage(
    LAST_DONE,
    query,
    ({ afterCursor, orderBy }) => sql`
      with followed as materialized (${followed(me)})
      select d.id, d.at, details.details
      from (
        select newest.* from followed f cross join lateral (
          (select 'workout' as type, d.id, d.at from (select t.id, t."userId", t."startedAt" as at from workouts t) d
           where f."showsWorkouts" and d."userId" = f.id ${afterCursor} ${orderBy})
          union all
          (select 'check-in', d.id, d.at from (select t.id, t."userId", t."isPrivate", t."createdAt" as at from check_ins t) d
           where d."userId" = f.id and not d."isPrivate" ${afterCursor} ${orderBy})
          union all
          (select 'post', d.id, d.at
           from (select t.id, t."userId", t.audience, t."hiddenAt", t."createdAt" as at from posts t) d
           where d."userId" = f.id and d.audience <> 'only_me' and d."hiddenAt" is null ${afterCursor} ${orderBy})
        ) newest order by newest.at desc, newest.id desc
      ) d
      cross join lateral (
        select details from users me cross join lateral (${detailsOf(me)}) details where me.id = ${me} offset 0
      ) details
      ${orderBy}`,
    ({ id, at, details }) => ({ ...details, id, at: at.toISOString() }),
  );
}
