import "server-only";
import { consistencyFrom, type StreakInputs, streakFrom, streakInputs } from "@/lib/activity/streaks/queries";
import { type Read, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { systemClock, weekBounds, weekOf } from "@/lib/core/shared/clock";
import { explain, numbers, type StatsInputs } from "./rules";
import type { PublicNumbers, UserStats } from "./schema";

type Counted = StatsInputs &
  StreakInputs & {
    id: string;
    experiences: number;
    savedCount: number;
    followersCount: number;
    followingCount: number;
    weekMinutes: number;
    weekDays: number;
  };

/**
 * Everything the numbers are made of. The city board is the week's people with XP who want to be on it, ties sharing
 * a place; nobody's blocks have a part in it, so that a rank is the same for every viewer. `board_rank` reads it from
 * tallies (migration "count places by tallies"), so that it costs the same however many stand on the board.
 */
function countedOf(userIds: readonly string[], read: Read, now: Date): Promise<Counted[]> {
  const week = weekBounds(now);
  const from = week.from.toISOString();
  const to = week.to.toISOString();
  const inWeek = (at: Sql) => sql`${at} >= ${from}::timestamptz and ${at} < ${to}::timestamptz`;
  return read<Counted>(sql`
    select u.id, u."photoCount" as photos, u."checkInCount" as "checkIns", u."experienceCount" as experiences,
           u."savedCount", u."followersCount", u."followingCount", u."ledgerXp", u."ledgerScore",
           coalesce(w.xp, 0) as "weekXp", done.*, ${streakInputs},
           case when w."onBoard" and w.xp > 0 then board_rank(w.week, w.xp) end as "boardRank"
    from users u
    left join xp_weeks w on w."userId" = u.id and w.week = ${weekOf(now)}::date
    cross join lateral (
      select count(*) filter (where minutes > 0)::int as "weekWorkouts", coalesce(sum(minutes), 0)::int as "weekMinutes",
             count(distinct (at at time zone 'America/Chicago')::date)::int as "weekDays" from (
        select "startedAt" as at, duration as minutes from workouts where "userId" = u.id and ${inWeek(sql`"startedAt"`)}
        union all select "createdAt", 0 from check_ins where "userId" = u.id and ${inWeek(sql`"createdAt"`)}
        union all select "createdAt", 0 from photos where "userId" = u.id and ${inWeek(sql`"createdAt"`)}
      ) deed
    ) done
    where u.id = any(${userIds}::uuid[])`);
}

/** The numbers of people in a list, by user id: one query however many they are. */
export async function numbersOf(
  userIds: readonly string[],
  now: Date = systemClock(),
): Promise<Map<string, PublicNumbers>> {
  const counted = await countedOf(userIds, rows, now);
  return new Map(
    counted.map((deeds) => {
      const { weeklyXp, completed, ...rest } = numbers(deeds);
      const weekly = { xp: weeklyXp, completed };
      return [deeds.id, { ...rest, weekly, streak: streakFrom(deeds, now).current, explanations: explain(deeds) }];
    }),
  );
}

/** One person's own stats; a write that answers them reads `within` its transaction. */
export async function getStats(userId: string, read: Read = rows, now: Date = systemClock()): Promise<UserStats> {
  const [deeds] = await countedOf([userId], read, now);
  if (!deeds) throw new AppError("not_found");
  const { weeklyXp, completed, ...rest } = numbers(deeds);
  const { experiences, checkIns, savedCount, followersCount, followingCount, weekMinutes, weekDays } = deeds;
  return {
    xp: deeds.ledgerXp,
    ...rest,
    experiences,
    beenCount: experiences + checkIns,
    savedCount,
    followersCount,
    followingCount,
    weekly: { xp: weeklyXp, completed, minutes: weekMinutes, activeDays: weekDays },
    streak: streakFrom(deeds, now),
    consistency: consistencyFrom(deeds, now),
    explanations: explain(deeds),
  };
}
