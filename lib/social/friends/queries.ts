import "server-only";
import { numbersOf } from "@/lib/activity/stats/queries";
import { decodeCursor, encodeCursor } from "@/lib/core/server/cursor";
import { rows, sql } from "@/lib/core/server/db";
import { CHICAGO, dayIn, systemClock, weekBounds } from "@/lib/core/shared/clock";
import type { Page } from "@/lib/core/shared/page";
import { z } from "@/lib/core/shared/zod";
import { listPeople } from "@/lib/social/people/queries";
import { SUGGESTIONS_SHOWN, suggestionReason, TODAY_SHOWN, weeklyStatsOf } from "./rules";
import type { Friend, FriendsQuery, SuggestedPerson, TodayActivity } from "./schema";

type Row = Pick<Friend, "id" | "firstName" | "lastName" | "profileImageUrl" | "followers" | "following"> & {
  at: Date;
  activeDays: number;
  completedToday: number;
  savedActivities: number;
  todayActivities: TodayActivity[];
};
const LIST = "friends";
const position = z.tuple([z.string(), z.string()]);

/**
 * Everyone this person follows and may see, the latest first. What was done today counts as completed (a workout, a
 * check-in that is not private), what was saved today as saved; private accounts' deeds are for those they accepted,
 * which everybody in this list is.
 */
export async function listFriends(
  userId: string,
  { limit, cursor }: FriendsQuery,
  now = systemClock(),
): Promise<Page<Friend>> {
  const before = cursor === undefined ? undefined : decodeCursor(LIST, cursor, position);
  const today = dayIn(CHICAGO, now);
  const week = weekBounds(now);
  const found = await rows<Row>(sql`
    select u.id, u."firstName", u."lastName", u."profileImageUrl", u."followersCount" as followers,
           u."followingCount" as following, f."createdAt" as at, deeds.*, week.days as "activeDays"
    from follows f join visible_users(${userId}::uuid) u on u.id = f."followingId"
    cross join lateral (
      select count(*) filter (where completed)::int as "completedToday",
             count(*) filter (where not completed)::int as "savedActivities",
             coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'location', location, 'completed', completed,
               'time', to_char(moment at time zone 'America/Chicago', 'FMHH12:MI AM'), 'duration', duration,
               'image', image, 'icon', icon) order by completed desc, moment desc) filter (where place <= ${TODAY_SHOWN}), '[]') as "todayActivities"
      from (
        select d.*, row_number() over (partition by completed order by moment desc) as place from (
          select w.id, initcap(w."activityType") as name, coalesce(v.name, 'Chicago, IL') as location, w."startedAt" as moment,
                 w.duration, true as completed, v.image, w."activityType" as icon
          from workouts w left join venues v on v.id = w."venueId"
          where w."userId" = u.id and (w."startedAt" at time zone 'America/Chicago')::date = ${today}::date
          union all
          select c.id, v.name, v.neighborhood, c."createdAt", 0, true, v.image, 'check-in'
          from check_ins c join venues v on v.id = c."venueId"
          where c."userId" = u.id and not c."isPrivate" and c.day = ${today}::date
          union all
          select v.id, v.name, v.neighborhood, s."createdAt", 0, false, v.image, 'saved'
          from saved_items s join venues v on s.type = 'venue' and v.id::text = s."targetId"
          where s."userId" = u.id and (s."createdAt" at time zone 'America/Chicago')::date = ${today}::date
        ) d
      ) ranked
    ) deeds
    cross join lateral (
      select count(distinct (w."startedAt" at time zone 'America/Chicago')::date)::int as days from workouts w
      where w."userId" = u.id and w."startedAt" >= ${week.from.toISOString()}::timestamptz and w."startedAt" < ${week.to.toISOString()}::timestamptz
    ) week
    where f."followerId" = ${userId}::uuid and f.status = 'accepted'
      ${before ? sql`and (f."createdAt", f."followingId") < (${before[0]}::timestamptz, ${before[1]}::uuid)` : sql``}
    order by f."createdAt" desc, f."followingId" desc limit ${limit + 1}`);
  const slice = found.slice(0, limit);
  const numbers = await numbersOf(
    slice.map(({ id }) => id),
    now,
  );
  const last = slice.at(-1);
  return {
    items: slice.flatMap(({ at: _at, activeDays, ...friend }) => {
      const earned = numbers.get(friend.id);
      if (!earned) return [];
      return [
        { ...friend, level: earned.level, streak: earned.streak, weeklyStats: weeklyStatsOf(earned, activeDays) },
      ];
    }),
    nextCursor: found.length > limit && last ? encodeCursor(LIST, [last.at.toISOString(), last.id]) : null,
  };
}

type Candidate = { id: string; mutualFriends: number; sharedInterests: string[] };

/** People followed by those one follows, then people with the same interests; never oneself, the followed or the blocked. */
export async function listSuggestions(userId: string, now = systemClock()): Promise<SuggestedPerson[]> {
  const candidates = await rows<Candidate>(sql`
    with mine as (select "followingId" as id from follows where "followerId" = ${userId}::uuid),
    near as (
      select f."followingId" as id, count(*)::int as mutual from follows f
      where f."followerId" in (select id from mine) and f.status = 'accepted' group by 1 order by 2 desc limit 200
    ),
    me as (select interests from users where id = ${userId}::uuid)
    select u.id, coalesce(near.mutual, 0) as "mutualFriends",
           array(select unnest(u.interests) intersect select unnest(me.interests)) as "sharedInterests"
    from visible_users(${userId}::uuid) u cross join me left join near on near.id = u.id
    where u.id <> ${userId}::uuid and not exists (select 1 from mine where mine.id = u.id)
      and not exists (select 1 from mutes m where m."muterId" = ${userId}::uuid and m."mutedId" = u.id)
    order by coalesce(near.mutual, 0) desc, u."followersCount" desc, u.id limit ${SUGGESTIONS_SHOWN}`);
  const reasons = new Map(candidates.map((candidate) => [candidate.id, suggestionReason(candidate)]));
  const people = await listPeople([...reasons.keys()], userId, now);
  return people.map((person) => ({ ...person, reason: reasons.get(person.id) ?? "" }));
}
