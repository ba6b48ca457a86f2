import "server-only";
import { consistencyFrom, type StreakInputs, streakFrom, streakInputs } from "@/lib/activity/streaks/queries";
import { cityWeek, isInWeek, ownWeek } from "@/lib/activity/weeks/queries";
import { hiddenFollowers, hiddenFollowing } from "@/lib/auth/accounts/access";
import { type Read, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { systemClock } from "@/lib/core/shared/clock";
import { ALL_VISIBLE, type StatsVisibility, visibleTo } from "./access";
import { explain, numbers, type StatsInputs } from "./rules";
import type { PublicNumbers, UserStats } from "./schema";

type StatsRow = StatsInputs &
  StreakInputs &
  Pick<UserStats, "experiences" | "savedCount" | "followersCount" | "followingCount"> & {
    id: string;
    weekMinutes: number;
    /** Days of this week with any activity; for other people, with a workout. */
    weekDays: number;
  };

/**
 * All inputs of the stats. The city board contains the week's people with XP who want to be on it; ties share a rank.
 * Blocks have no effect, so that a rank is the same for every viewer. `board_rank` reads it from tallies, so
 * that the cost doesn't depend on the board's size.
 */
function countedOf(
  who: Sql,
  read: Read,
  now: Date,
  {
    isRanked = true,
    isOwn = false,
    shown = ALL_VISIBLE,
  }: { isRanked?: boolean; isOwn?: boolean; shown?: StatsVisibility } = {},
): Promise<StatsRow[]> {
  const isThisWeek = isInWeek(sql`"localDay"`, sql`this.week`);
  const alsoActive = sql`
    union all select "localDay", 0 from check_ins o where "userId" = u.id and ${isThisWeek} and ${shown.checkIn(sql`o`)}
    union all select "localDay", 0 from photos o where "userId" = u.id and ${shown.post(sql`o`)} and "removedTo" is distinct from 'trash' and ${isThisWeek}`;
  return read<StatsRow>(sql`
    select u.id, u."photoCount" - hidden.photos as photos, u."checkInCount" - hidden."checkIns" as "checkIns", u."experienceCount" as experiences,
           u."savedCount", u."followersCount" - ${isOwn ? hiddenFollowers(sql`u.id`, sql`u.id`) : sql`0`} as "followersCount",
           u."followingCount" - ${isOwn ? hiddenFollowing(sql`u.id`, sql`u.id`) : sql`0`} as "followingCount", u."ledgerXp" - hidden.xp as "ledgerXp", u."ledgerScore" - hidden.score as "ledgerScore",
           coalesce(w.xp, 0) - hidden."weekXp" as "weekXp", done.*, ${streakInputs(shown)},
           ${isRanked ? sql`case when b."onLeaderboard" and b.xp > 0 then board_rank(b.week, b.xp) end` : sql`null::int`} as "boardRank"
    from users u
    cross join lateral (select ${isOwn ? ownWeek(now) : cityWeek(now)} as week) this
    left join xp_weeks w on w."userId" = u.id and w.week = this.week
    left join xp_weeks b on b."userId" = u.id and b.week = ${cityWeek(now)}
    cross join lateral (${hiddenFrom(shown)}) hidden
    cross join lateral (
      select count(*) filter (where minutes > 0)::int as "weekWorkouts", coalesce(sum(minutes), 0)::int as "weekMinutes",
             count(distinct day)::int as "weekDays" from (
        select "localDay" as day, duration as minutes from workouts o where "userId" = u.id and ${isThisWeek} and ${shown.workout(sql`o`)}
        ${isOwn ? alsoActive : sql``}
      ) activity
    ) done
    where u.id ${who}`);
}

const among = (userIds: readonly string[]) => sql`= any(${userIds}::uuid[])`;

/**
 * SQL: the part of the totals of `u` that comes from activity others can't see. Computed from the rows themselves, so
 * that deleting hidden activity changes nothing others see.
 */
const hiddenFrom = (shown: StatsVisibility): Sql =>
  shown === ALL_VISIBLE
    ? sql`select 0 as photos, 0 as "checkIns", 0 as xp, 0 as score, 0 as "weekXp"`
    : sql`
      select count(*) filter (where source = 'experience' and "onProfile")::int as photos,
             count(*) filter (where source = 'check_in')::int as "checkIns", coalesce(sum(paid.xp), 0)::int as xp,
             coalesce(sum(paid.score), 0)::int as score, coalesce(sum(paid."weekXp"), 0)::int as "weekXp"
      from (
        select 'workout'::"XpSource" as source, o.id, false as "onProfile" from workouts o
          where o."userId" = u.id and not ${shown.workout(sql`o`)}
        union all select 'check_in', o.id, false from check_ins o where o."userId" = u.id and not ${shown.checkIn(sql`o`)}
        union all select 'experience', o.id, o."showInProfile" from photos o where o."userId" = u.id and not ${shown.post(sql`o`)}
        union all select 'post', o.id, false from posts o where o."userId" = u.id and not ${shown.post(sql`o`)}
      ) entry
      left join lateral (
        select sum(x.xp) as xp, sum(x.score) as score, sum(x.xp) filter (where x.week = this.week) as "weekXp" from xp_entries x
        where x."userId" = u.id and x.source = entry.source and x."sourceId" = entry.id
      ) paid on true`;

/** The numbers `viewerId` sees of people in a list, by user id, in one query. */
export async function numbersOf(
  userIds: readonly string[],
  viewerId: string | null,
  now: Date = systemClock(),
): Promise<Map<string, PublicNumbers>> {
  const counted = await countedOf(among(userIds), rows, now, { shown: visibleTo(viewerId, now) });
  return new Map(
    counted.map((inputs) => {
      const { weeklyXp, completed, ...rest } = numbers(inputs);
      const weekly = { xp: weeklyXp, completed };
      return [inputs.id, { ...rest, weekly, streak: streakFrom(inputs, now).current, explanations: explain(inputs) }];
    }),
  );
}

/** What a list of friends shows of each person. Without the board rank, which costs a dozen page reads per person. */
export async function weeksOf(
  userIds: readonly string[],
  viewerId: string,
  now: Date,
): Promise<Map<string, Pick<PublicNumbers, "level" | "streak" | "weekly"> & { activeDays: number }>> {
  const counted = await countedOf(among(userIds), rows, now, { isRanked: false, shown: visibleTo(viewerId, now) });
  return new Map(
    counted.map((inputs) => {
      const { level, weeklyXp, completed } = numbers(inputs);
      const weekly = { xp: weeklyXp, completed };
      return [inputs.id, { level, streak: streakFrom(inputs, now).current, weekly, activeDays: inputs.weekDays }];
    }),
  );
}

/** The user's own stats; a write that returns them reads `within` its transaction. */
export async function getStats(userId: string, read: Read = rows, now: Date = systemClock()): Promise<UserStats> {
  const [inputs] = await countedOf(sql`= ${userId}::uuid`, read, now, { isOwn: true });
  if (!inputs) throw new AppError("not_found");
  const { weeklyXp, completed, ...rest } = numbers(inputs);
  const { experiences, checkIns, savedCount, followersCount, followingCount, weekMinutes, weekDays } = inputs;
  return {
    ...{ ...rest, xp: inputs.ledgerXp, experiences, savedCount, followersCount, followingCount },
    beenCount: experiences + checkIns,
    weekly: { xp: weeklyXp, completed, minutes: weekMinutes, activeDays: weekDays },
    streak: streakFrom(inputs, now),
    consistency: consistencyFrom(inputs, now),
    explanations: explain(inputs),
  };
}
