import "server-only";
import { numbersOf } from "@/lib/activity/stats/queries";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byTime, cutPage, sliceOf } from "@/lib/core/server/keyset-page";
import { CHICAGO, dayIn, systemClock, weekBounds } from "@/lib/core/shared/clock";
import type { Page } from "@/lib/core/shared/page";
import { listPeople } from "@/lib/social/people/queries";
import { DISMISSED, PERSON, SUGGESTIONS_SHOWN, suggestionReason, TODAY_SHOWN, weeklyStatsOf } from "./rules";
import type { Friend, FriendsQuery, SuggestedPerson, TodayActivity } from "./schema";

type Row = Pick<Friend, "id" | "firstName" | "lastName" | "profileImageUrl" | "followers" | "following"> & {
  at: Date;
  activeDays: number;
  completedToday: number;
  savedActivities: number;
  todayActivities: TodayActivity[];
};
const LATEST = byTime<Row>("friends", "desc", {
  time: sql`f."createdAt"`,
  id: sql`f."followingId"`,
  of: ({ at }) => at,
});

/**
 * Everyone this person follows and may see, the latest first. What was done today counts as completed (a workout, a
 * check-in that is not private), what was saved today as saved; private accounts' deeds are for those they accepted,
 * which everybody in this list is.
 */
export async function listFriends(userId: string, query: FriendsQuery, now = systemClock()): Promise<Page<Friend>> {
  const { beyond, inOrder } = sliceOf(LATEST, query);
  const found = await friendRows(userId, sql`${beyond} ${inOrder}`, now);
  const page = cutPage(LATEST, query.limit, found);
  return { ...page, items: await toFriends(page.items, now) };
}

/** One of them; 404 for anybody this person does not follow. */
export async function getFriend(userId: string, friendId: string, now = systemClock()): Promise<Friend> {
  const found = await friendRows(userId, sql`and f."followingId" = ${friendId}::uuid`, now);
  const [friend] = await toFriends(found, now);
  if (!friend) throw new AppError("not_found");
  return friend;
}

async function toFriends(found: readonly Row[], now: Date): Promise<Friend[]> {
  const numbers = await numbersOf(
    found.map(({ id }) => id),
    now,
  );
  return found.flatMap(({ at: _at, activeDays, ...friend }) => {
    const earned = numbers.get(friend.id);
    if (!earned) return [];
    const { level, streak } = earned;
    return [{ ...friend, level, streak, weeklyStats: weeklyStatsOf(earned, activeDays) }];
  });
}

function friendRows(userId: string, which: Sql, now: Date): Promise<Row[]> {
  const today = dayIn(CHICAGO, now);
  const week = weekBounds(now);
  return rows<Row>(sql`
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
          union all
          select g.id, g.name, g.neighborhood, s."createdAt", 0, false, g.image, 'saved'
          from saved_items s join hidden_gems g on s.type = 'gem' and g.id::text = s."targetId"
          where s."userId" = u.id and (s."createdAt" at time zone 'America/Chicago')::date = ${today}::date
          union all
          select e.id, e.name, e.venue, s."createdAt", 0, false, e.image, 'saved'
          from saved_items s join events e on s.type = 'event' and e.id::text = s."targetId"
          where s."userId" = u.id and (s."createdAt" at time zone 'America/Chicago')::date = ${today}::date
        ) d
      ) ranked
    ) deeds
    cross join lateral (
      select count(distinct (w."startedAt" at time zone 'America/Chicago')::date)::int as days from workouts w
      where w."userId" = u.id and w."startedAt" >= ${week.from.toISOString()}::timestamptz and w."startedAt" < ${week.to.toISOString()}::timestamptz
    ) week
    where f."followerId" = ${userId}::uuid and f.status = 'accepted'
      ${which}`);
}

type Candidate = { id: string; mutualFriends: number; sharedGroup: string | null; sharedInterests: string[] };

/**
 * People followed by those one follows, then members of the same groups, then people with the same interests; never
 * oneself, the followed, the muted, the blocked or who was waved away.
 */
export async function listSuggestions(userId: string, now = systemClock()): Promise<SuggestedPerson[]> {
  const candidates = await rows<Candidate>(sql`
    with mine as (select "followingId" as id from follows where "followerId" = ${userId}::uuid),
    near as (
      select f."followingId" as id, count(*)::int as mutual from follows f
      where f."followerId" in (select id from mine) and f.status = 'accepted' group by 1 order by 2 desc limit 200
    ),
    together as (
      select other."userId" as id, min(g.name) as name from group_members mine_too
      join groups g on g.id = mine_too."groupId" and g."hiddenAt" is null
      join group_members other on other."groupId" = g.id and other.status = 'member'
      where mine_too."userId" = ${userId}::uuid and mine_too.status = 'member' group by 1 limit 500
    ),
    me as (select interests from users where id = ${userId}::uuid)
    select u.id, coalesce(near.mutual, 0) as "mutualFriends", together.name as "sharedGroup",
           array(select unnest(u.interests) intersect select unnest(me.interests)) as "sharedInterests"
    from visible_users(${userId}::uuid) u cross join me left join near on near.id = u.id
    left join together on together.id = u.id
    where u.id <> ${userId}::uuid and not exists (select 1 from mine where mine.id = u.id)
      and not exists (select 1 from mutes m where m."muterId" = ${userId}::uuid and m."mutedId" = u.id)
      and not exists (select 1 from suggestion_feedback s where s."userId" = ${userId}::uuid
        and s."targetType" = ${PERSON} and s."targetId" = u.id::text and s.verdict = ${DISMISSED})
    order by coalesce(near.mutual, 0) desc, together.name is null, u."followersCount" desc, u.id limit ${SUGGESTIONS_SHOWN}`);
  const reasons = new Map(candidates.map((candidate) => [candidate.id, suggestionReason(candidate)]));
  const people = await listPeople([...reasons.keys()], userId, now);
  return people.map((person) => ({ ...person, reason: reasons.get(person.id) ?? "" }));
}
