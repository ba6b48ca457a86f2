import "server-only";
import { weeksOf } from "@/lib/activity/stats/queries";
import { hiddenFollowers, hiddenFollowing } from "@/lib/auth/accounts/access";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byTime, cutPage, sliceOf } from "@/lib/core/server/keyset-page";
import { systemClock } from "@/lib/core/shared/clock";
import { inSentence } from "@/lib/core/shared/format";
import { interestWords } from "@/lib/core/shared/interests";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import { listPeople } from "@/lib/social/people/queries";
import {
  CANDIDATES_PER_KIND,
  DISMISSED,
  FELLOWS_COMPARED,
  FOLLOWED_COMPARED,
  GROUPS_COMPARED,
  KNOWN_COMPARED,
  PERSON,
  SUGGESTIONS_SHOWN,
  TODAY_SHOWN,
} from "./rules";
import type { Friend, SuggestedPerson } from "./schema";

type Row = Omit<Friend, "level" | "streak" | "weeklyStats"> & { at: Date };
const LATEST = byTime<Row>("friends", "desc", {
  time: sql`f."createdAt"`,
  id: sql`f."followingId"`,
  of: ({ at }) => at,
});

/**
 * The people the user follows and can see, newest first. Today's workouts and check-ins are `completed`, today's saves
 * are `saved`, if their owner shows them.
 */
export async function listFriends(userId: string, query: PageQuery, now = systemClock()): Promise<Page<Friend>> {
  const { afterCursor, orderBy } = sliceOf(LATEST, query);
  const found = await friendRows(userId, sql`${afterCursor} ${orderBy}`, now);
  const page = cutPage(LATEST, query.limit, found);
  return { ...page, items: await toFriends(page.items, userId, now) };
}

/** One friend; 404 for anyone this person doesn't follow. */
export async function getFriend(userId: string, friendId: string, now = systemClock()): Promise<Friend> {
  const found = await friendRows(userId, sql`and f."followingId" = ${friendId}::uuid`, now);
  const [friend] = await toFriends(found, userId, now);
  if (!friend) throw new AppError("not_found");
  return friend;
}

async function toFriends(found: readonly Row[], viewerId: string, now: Date): Promise<Friend[]> {
  const weeks = await weeksOf(
    found.map(({ id }) => id),
    viewerId,
    now,
  );
  return found.flatMap(({ at: _at, ...friend }) => {
    const earned = weeks.get(friend.id);
    if (!earned) return [];
    const { level, streak, activeDays, weekly } = earned;
    const weeklyStats = { activeDays, totalXP: weekly.xp, activitiesCompleted: weekly.completed };
    return [{ ...friend, level, streak, weeklyStats }];
  });
}

/**
 * The page is cut first, so that only its people's days are read. Saved items are read once for places, gems, and
 * events; whether their owner shows them is checked for each.
 */
function friendRows(userId: string, which: Sql, now: Date): Promise<Row[]> {
  const me = sql`${userId}::uuid`;
  // The friend's local day, so that the card matches what counts in their day.
  const today = sql`(${now.toISOString()}::timestamptz at time zone u."timeZone")::date`;
  return rows<Row>(sql`
    select u.id, u."firstName", u."lastName", u."profileImageUrl", u."followersCount" - ${hiddenFollowers(me, sql`u.id`)} as followers,
           u."followingCount" - ${hiddenFollowing(me, sql`u.id`)} as following, f."createdAt" as at, today.*
    from (
      select f."followingId", f."createdAt" from follows f
      where f."followerId" = ${me} and f.status = 'accepted'
        and f."followingId" not in (select h.id from hidden_users(${me}) h) ${which}
    ) f
    join visible_users(${me}) u on u.id = f."followingId"
    cross join lateral (
      select count(*) filter (where completed)::int as "completedToday",
             count(*) filter (where not completed)::int as "savedActivities",
             coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'location', location, 'completed', completed,
               'time', to_char(moment at time zone 'America/Chicago', 'FMHH12:MI AM'), 'duration', duration,
               'image', image, 'icon', icon) order by completed desc, moment desc) filter (where place <= ${TODAY_SHOWN}), '[]') as "todayActivities"
      from (
        select d.*, row_number() over (partition by completed order by moment desc) as place from (
          select w.id, case w."activityType" when 'other' then 'Workout' else initcap(w."activityType") end as name, coalesce(v.name, 'Chicago, IL') as location, w."startedAt" as moment,
                 w.duration, true as completed, v.image, w."activityType" as icon
          from workouts o join visible_workouts(${me}) w on w.id = o.id left join venues v on v.id = w."venueId"
          where o."userId" = u.id and o."localDay" = ${today}
          union all
          select c.id, coalesce(v.name, 'Checked in'), coalesce(v.neighborhood, 'Chicago, IL'), c."createdAt", 0, true, v.image, 'check-in'
          from check_ins k join visible_check_ins(${me}) c on c.id = k.id left join venues v on v.id = c."venueId" and c."isPlaceShown"
          where k."userId" = u.id and k."localDay" = ${today}
          union all
          select coalesce(v.id, g.id, e.id), coalesce(v.name, g.name, e.name), coalesce(v.neighborhood, g.neighborhood, e.venue),
                 s."createdAt", 0, false, coalesce(v.image, g.image, e.image), 'saved'
          from visible_saved_items(${me}) s
          left join venues v on v.id = case s.type when 'venue' then s."targetId"::uuid end
          left join hidden_gems g on g.id = case s.type when 'gem' then s."targetId"::uuid end
          left join events e on e.id = case s.type when 'event' then s."targetId"::uuid end
          where s."userId" = u.id and s."createdAt" >= ${today}::timestamp at time zone u."timeZone"
            and s."createdAt" < (${today} + 1)::timestamp at time zone u."timeZone" and num_nonnulls(v.id, g.id, e.id) > 0
        ) d
      ) ranked
    ) today
    order by f."createdAt" desc, f."followingId" desc`);
}

/**
 * The neighborhood in a person's location, with "Rogers Park, Chicago" normalized to "rogers park"; null for the city
 * itself.
 */
const areaOf = (location: Sql): Sql =>
  sql`nullif(nullif(lower(btrim(split_part(${location}, ',', 1))), 'chicago'), '')`;
/** Whether someone lives in the same neighborhood as `me`; never revealed for private accounts. */
const isNeighbor = (u: Sql): Sql =>
  sql`coalesce(${areaOf(sql`${u}.location`)} = me.area and not ${u}."isPrivate", false)`;
/** How much someone and `me` have in common: each interest, and the neighborhood. */
const inCommon = (u: Sql): Sql =>
  sql`(select count(*) from unnest(${u}.interests) i where i = any(me.interests)) + (${isNeighbor(u)})::int`;

/**
 * People followed by the people `me` followed last, and by how many of them: `id`, `friends`. Only the latest follows
 * are compared, so that the cost is bounded.
 */
export const followedByFollowed = (me: Sql): Sql => sql`
  select f."followingId" as id, count(*)::int as friends
  from (select "followingId" as id from follows where "followerId" = ${me} and status = 'accepted'
          and "followingId" not in (select h.id from hidden_users(${me}) h)
        order by "createdAt" desc limit ${FOLLOWED_COMPARED}) mine
  cross join lateral (select o."followingId" from follows o where o."followerId" = mine.id and o.status = 'accepted'
        order by o."createdAt" desc limit ${FOLLOWED_COMPARED}) f
  group by 1`;

/** The most recent members of each of `me`'s groups: `id`, and the group's name and size. */
export const groupFellows = (me: Sql): Sql => sql`
  select other."userId" as id, g.name, g."memberCount" as size
  from (select s."groupId" from group_members s where s."userId" = ${me} and s.status = 'member'
        order by s."joinedAt" desc limit ${GROUPS_COMPARED}) own
  join visible_groups(${me}) g on g.id = own."groupId" and g."hiddenAt" is null
  cross join lateral (select m."userId" from group_members m where m."groupId" = g.id and m.status = 'member' and m."userId" <> ${me}
        order by m."joinedAt" desc limit ${FELLOWS_COMPARED}) other`;

/** What someone has in common with the user. */
type Overlap = {
  mutualFriends: number;
  sharedGroup: string | null;
  sharedInterests: readonly string[];
  sharedArea: string | null;
};

/** The displayed reason for a suggestion; the strongest one first. */
function suggestionReason({ mutualFriends, sharedGroup, sharedInterests, sharedArea }: Overlap): string {
  if (mutualFriends > 1) return `Followed by ${mutualFriends} people you follow`;
  if (mutualFriends === 1) return "Followed by someone you follow";
  if (sharedGroup) return `Also in ${sharedGroup}`;
  const [interest] = sharedInterests;
  if (interest) return `Also into ${interestWords(interest)}`;
  return sharedArea ? `Also in ${inSentence(sharedArea.trim())}` : "Active in Chicago";
}

/**
 * Suggestions: friends of friends, then members of the same groups, then people who share interests or the
 * neighborhood, most in common first. Without people already followed, requested, muted, blocked, or dismissed.
 * Popularity isn't a reason: it only breaks ties between people with equally much in common, after whether they let
 * themselves be suggested. Only a bounded number of each kind is read.
 */
export async function listSuggestions(userId: string, now = systemClock()): Promise<SuggestedPerson[]> {
  const me = sql`${userId}::uuid`;
  const candidates = await rows<Overlap & { id: string }>(sql`
    with me as materialized (select interests, location, ${areaOf(sql`location`)} as area from users where id = ${me}),
    never as materialized (
      select ${me} as id
      union all select "followingId" from follows where "followerId" = ${me}
      union all select "mutedId" from mutes where "muterId" = ${me}
      union all select "targetId"::uuid from suggestion_feedback
        where "userId" = ${me} and "targetType" = ${PERSON} and verdict = ${DISMISSED}
    ),
    near as materialized (
      select id, friends from (${followedByFollowed(me)}) n where id not in (select id from never)
      order by friends desc, id limit ${CANDIDATES_PER_KIND}
    ),
    together as materialized (
      select id, min(name) as name from (${groupFellows(me)}) t where id not in (select id from never)
      group by 1 order by id limit ${CANDIDATES_PER_KIND}
    ),
    known as materialized (
      select id, interests, location, "isPrivate", "openToMatches", "followersCount" from users
      where id not in (select id from never) order by "followersCount" desc, id limit ${KNOWN_COMPARED}
    ),
    alike as materialized (
      select k.id from known k cross join me
      order by ${inCommon(sql`k`)} desc, k."openToMatches" desc, k."followersCount" desc, k.id limit ${CANDIDATES_PER_KIND}
    )
    select u.id, coalesce(near.friends, 0) as "mutualFriends", together.name as "sharedGroup",
           array(select unnest(u.interests) intersect select unnest(me.interests)) as "sharedInterests",
           case when ${isNeighbor(sql`u`)} then split_part(me.location, ',', 1) end as "sharedArea"
    from (select id from near union select id from together union select id from alike) c
    join visible_users(${me}) u on u.id = c.id cross join me
    left join near on near.id = u.id left join together on together.id = u.id
    order by coalesce(near.friends, 0) desc, together.name is null, ${inCommon(sql`u`)} desc, u."openToMatches" desc,
             u."followersCount" - ${hiddenFollowers(me, sql`u.id`)} desc, u.id limit ${SUGGESTIONS_SHOWN}`);
  const reasons = new Map(candidates.map((candidate) => [candidate.id, suggestionReason(candidate)]));
  const people = await listPeople([...reasons.keys()], userId, now);
  return people.map((person) => ({ ...person, reason: reasons.get(person.id) ?? "" }));
}
