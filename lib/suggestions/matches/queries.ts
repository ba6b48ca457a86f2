import "server-only";
import type { Person } from "@/lib/auth/accounts/schema";
import { rows, sql } from "@/lib/core/server/db";
import { fullName } from "@/lib/core/shared/format";
import { followedByFollowed, groupFellows } from "@/lib/social/friends/queries";
import { type Habits, KIND_WORDS, MATCHES_SHOWN, type Match, matchOf, type SharedConnections } from "./rules";
import type { SocialMatch, SocialMatchesAnswer, SocialMatchesQuery } from "./schema";

type Row = Person & Habits & SharedConnections & { isMe: boolean };

/** How many people are compared, those with connections first. */
const COMPARED = 100;

/**
 * People to compare with the viewer, including the viewer: those who are open to matches, visible to the viewer, and
 * not followed yet. Workouts and visits of the last ninety days, in three parts of the day. Private visits don't count,
 * and visits of the last hour only for people without the delay.
 */
function comparedWith(userId: string): Promise<Row[]> {
  const me = sql`${userId}::uuid`;
  return rows<Row>(sql`
    with never as materialized (
      select ${me} as id union all select "followingId" from follows where "followerId" = ${me}
      union all select "mutedId" from mutes where "muterId" = ${me}
    ),
    mutual as materialized (
      select id, friends from (${followedByFollowed(me)}) n where id not in (select id from never)
      order by friends desc, id limit ${COMPARED}
    ),
    grouped as materialized (
      select id, jsonb_agg(jsonb_build_object('name', name, 'size', size)) as groups from (${groupFellows(me)}) t
      where id not in (select id from never) group by 1 order by id limit ${COMPARED}
    ),
    others as materialized (
      select id from users where "openToMatches" and id not in (select id from never) order by id limit ${COMPARED}
    ),
    pool as (
      select u.id, u."firstName", u."lastName", u."profileImageUrl", u.interests, false as "isMe", u."placesDelayed",
             activity_audience(u."workoutAudience", u."isPrivate") <> 'only_me' as "sharesWorkouts",
             coalesce(mutual.friends, 0) as "mutualFriends", coalesce(grouped.groups, '[]') as groups
      from (select id from mutual union select id from grouped union select id from others) c
      join visible_users(${me}) u on u.id = c.id left join mutual on mutual.id = u.id left join grouped on grouped.id = u.id
      where u."openToMatches"
      order by (mutual.id is not null)::int + (grouped.id is not null)::int desc, mutual.friends desc nulls last, u.id
      limit ${COMPARED}
    )
    select p.*, coalesce(w.activities, '{}') as activities, coalesce(c.places, '{}') as places,
           jsonb_build_object(
             'morning', coalesce(w.morning, 0) + coalesce(c.morning, 0),
             'afternoon', coalesce(w.afternoon, 0) + coalesce(c.afternoon, 0),
             'evening', coalesce(w.evening, 0) + coalesce(c.evening, 0)) as times
    from (
      select * from pool
      union all select id, "firstName", "lastName", "profileImageUrl", interests, true, false, true, 0, '[]' from users where id = ${me}
    ) p
    left join lateral (
      select array_agg(distinct "activityType") as activities, count(*) filter (where hour < 12)::int as morning,
             count(*) filter (where hour >= 12 and hour < 17)::int as afternoon, count(*) filter (where hour >= 17)::int as evening
      from (select "activityType", extract(hour from "startedAt" at time zone 'America/Chicago') as hour from workouts
            where "userId" = p.id and p."sharesWorkouts" and "activityType" <> 'other' and "startedAt" > now() - interval '90 days') done
    ) w on true
    left join lateral (
      select array_agg(distinct "venueId"::text) as places, count(*) filter (where hour < 12)::int as morning,
             count(*) filter (where hour >= 12 and hour < 17)::int as afternoon, count(*) filter (where hour >= 17)::int as evening
      from (select "venueId", extract(hour from "createdAt" at time zone 'America/Chicago') as hour from check_ins
            where "userId" = p.id and (not "isPrivate" or p."isMe") and "createdAt" > now() - interval '90 days'
              and (not p."placesDelayed" or "createdAt" < now() - interval '1 hour')) been
    ) c on true`);
}

function toMatch(person: Row, match: Match): SocialMatch {
  const { kind, confidence, matchReason, commonActivities, profileMatch } = match;
  const { title, icon } = KIND_WORDS[kind];
  const [group] = person.groups;
  return {
    id: person.id,
    type: kind,
    title: title(person.firstName),
    description: matchReason,
    confidence,
    matchReason,
    category: kind,
    action: "Connect",
    icon,
    user: {
      name: fullName(person),
      avatar: person.profileImageUrl,
      commonActivities,
      profileMatch,
      ...(person.mutualFriends > 0 ? { mutualFriends: person.mutualFriends } : {}),
      ...(group ? { groupSize: group.size } : {}),
    },
  };
}

/** The people with most in common; empty for visitors. When all were shown, the list starts over. */
export async function listSocialMatches(
  userId: string | null,
  { exclude = [] }: SocialMatchesQuery = {},
): Promise<SocialMatchesAnswer> {
  if (userId === null) return { socialMatches: [] };
  const found = await comparedWith(userId);
  const me = found.find(({ isMe }) => isMe);
  if (!me) return { socialMatches: [] };
  const matches = found
    .filter(({ isMe }) => !isMe)
    .flatMap((person) => {
      const match = matchOf(me, person, person);
      return match ? [toMatch(person, match)] : [];
    })
    .sort((a, b) => b.confidence - a.confidence || (a.id < b.id ? -1 : 1));
  const fresh = matches.filter(({ id }) => !exclude.includes(id));
  return { socialMatches: (fresh.length > 0 ? fresh : matches).slice(0, MATCHES_SHOWN) };
}
