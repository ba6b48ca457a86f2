import "server-only";
import { rows, sql } from "@/lib/core/server/db";
import { DISMISSED_DAYS } from "./rules";
import type { PastAction } from "./taste";

type Kind = PastAction["kind"] | "interest" | "goal" | "friends" | "location";
type Row = { kind: Kind; id: string; at: Date | null; count: number };

export type History = {
  interests: readonly string[];
  goals: readonly string[];
  /** The neighborhood in their profile: "Pilsen", "Pilsen, Chicago". */
  location: string | null;
  actions: readonly PastAction[];
  been: ReadonlyMap<string, number>;
  saved: ReadonlySet<string>;
  joined: ReadonlySet<string>;
  dismissed: ReadonlySet<string>;
  friends: ReadonlyMap<string, number>;
};

const NOBODY: History = {
  interests: [],
  goals: [],
  location: null,
  actions: [],
  been: new Map(),
  saved: new Set(),
  joined: new Set(),
  dismissed: new Set(),
  friends: new Map(),
};

/** Only the latest actions of each kind are read, and the people they followed most recently. */
const LATEST = 300;
const FRIENDS_ASKED = 100;

/** A person's actions, interests, and dismissals, and where followed people were recently: one query. */
export async function historyOf(userId: string | null, now: Date): Promise<History> {
  if (userId === null) return NOBODY;
  const id = sql`${userId}::uuid`;
  const found = await rows<Row>(sql`
    select 'interest' as kind, unnest(interests) as id, null::timestamptz as at, 1 as count from users where id = ${id}
    union all select 'goal', unnest(goals), null, 1 from users where id = ${id}
    union all select 'location', location, null, 1 from users where id = ${id} and location is not null
    union all (select 'been', "venueId"::text, max("createdAt"), count(*)::int
      from (select "venueId", "createdAt" from check_ins where "userId" = ${id} order by "createdAt" desc limit ${LATEST}) visit
      group by 2 order by 3 desc limit 300)
    union all (select 'been', "venueId"::text, max("createdAt"), count(*)::int
      from (select "venueId", "createdAt" from photos where "userId" = ${id} order by "createdAt" desc limit ${LATEST}) photo
      where "venueId" is not null group by 2 order by 3 desc limit 100)
    union all (select 'saved', "targetId", "createdAt", 1 from saved_items
      where "userId" = ${id} and type <> 'photo' order by "createdAt" desc limit 300)
    union all (select 'liked', p."venueId"::text, l."createdAt", 1
      from (select "photoId", "createdAt" from photo_likes where "userId" = ${id} order by "createdAt" desc limit ${LATEST}) l
      join visible_photos(${id}) p on p.id = l."photoId"
      where p."venueId" is not null order by l."createdAt" desc limit 200)
    union all (select 'workout', "activityType", max("startedAt"), count(*)::int from workouts
      where "userId" = ${id} and "startedAt" > now() - interval '90 days' group by 2)
    union all (select 'tapped', "targetId", max("createdAt"), count(*)::int from interactions
      where "userId" = ${id} and "createdAt" > now() - interval '90 days' group by 2 order by 3 desc limit 300)
    union all (select 'dismissed', "targetId", "createdAt", 1 from suggestion_feedback
      where "userId" = ${id} and verdict = 'not-interested'
        and "createdAt" > now() - make_interval(days => ${DISMISSED_DAYS}::int))
    union all (select 'joined', "eventId"::text, "joinedAt", 1 from community_event_members
      where "userId" = ${id} order by "joinedAt" desc limit 100)
    union all (select 'joined', "challengeId"::text, "joinedAt", 1 from challenge_members
      where "userId" = ${id} order by "joinedAt" desc limit 100)
    union all (select 'friends', visits.target, max(visits.at), count(distinct visits.friend)::int
      from (
        select f."followingId" as id from follows f
        where f."followerId" = ${id} and f.status = 'accepted'
          and f."followingId" not in (select hidden.id from hidden_users(${id}) hidden)
          and f."followingId" not in (select m."mutedId" from mutes m where m."muterId" = ${id})
        order by f."createdAt" desc limit ${FRIENDS_ASKED}
      ) followed cross join lateral (
        select c."venueId"::text as target, c."createdAt" as at, c."userId" as friend from visible_check_ins(${id}) c
          where c."userId" = followed.id and c."isPlaceShown" and c."createdAt" > now() - interval '14 days'
        union all
        select s."eventId"::text, s."joinedAt", s."userId" from community_event_members s
          where s."userId" = followed.id and s.status = 'going' and s."joinedAt" > now() - interval '60 days'
      ) visits group by 2 order by 4 desc limit 300)`);

  const of = (kind: Kind) => found.filter((row) => row.kind === kind);
  const ids = (kind: Kind) => new Set(of(kind).map((row) => row.id));
  const been = new Map<string, number>();
  for (const row of of("been")) been.set(row.id, (been.get(row.id) ?? 0) + row.count);
  return {
    interests: of("interest").map((row) => row.id),
    goals: of("goal").map((row) => row.id),
    location: of("location")[0]?.id ?? null,
    actions: found.flatMap(({ kind, id, at, count }): PastAction[] => {
      if (kind === "interest" || kind === "goal" || kind === "friends" || kind === "location") return [];
      const daysAgo = at ? (now.getTime() - at.getTime()) / 86_400_000 : 0;
      return [{ kind, id, daysAgo, times: count }];
    }),
    been,
    saved: ids("saved"),
    joined: ids("joined"),
    dismissed: ids("dismissed"),
    friends: new Map(of("friends").map(({ id, count }) => [id, count])),
  };
}
