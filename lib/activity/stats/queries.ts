import "server-only";
import { consistencyFrom, type StreakInputs, streakFrom, streakInputs } from "@/lib/activity/streaks/queries";
import { type Read, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { systemClock, weekBounds, weekOf } from "@/lib/core/shared/clock";
import { explain, numbers, type StatsInputs } from "./rules";
import type { PublicNumbers, UserStats } from "./schema";

type StatsRow = StatsInputs &
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
function countedOf(
  userIds: readonly string[],
  read: Read,
  now: Date,
  { isRanked = true }: { isRanked?: boolean } = {},
): Promise<StatsRow[]> {
  const week = weekBounds(now);
  const from = week.from.toISOString();
  const to = week.to.toISOString();
  const inWeek = (at: Sql) => sql`${at} >= ${from}::timestamptz and ${at} < ${to}::timestamptz`;
  return read<StatsRow>(sql`
    select u.id, u."photoCount" as photos, u."checkInCount" as "checkIns", u."experienceCount" as experiences,
           u."savedCount", u."followersCount", u."followingCount", u."ledgerXp", u."ledgerScore",
           coalesce(w.xp, 0) as "weekXp", done.*, ${streakInputs},
           ${isRanked ? sql`case when w."onBoard" and w.xp > 0 then board_rank(w.week, w.xp) end` : sql`null::int`} as "boardRank"
    from users u
    left join xp_weeks w on w."userId" = u.id and w.week = ${weekOf(now)}::date
    cross join lateral (
      select count(*) filter (where minutes > 0)::int as "weekWorkouts", coalesce(sum(minutes), 0)::int as "weekMinutes",
             count(distinct (at at time zone 'America/Chicago')::date)::int as "weekDays" from (
        select "startedAt" as at, duration as minutes from workouts where "userId" = u.id and ${inWeek(sql`"startedAt"`)}
        union all select "createdAt", 0 from check_ins where "userId" = u.id and ${inWeek(sql`"createdAt"`)}
        union all select "createdAt", 0 from photos where "userId" = u.id and "putAway" is distinct from 'trash' and ${inWeek(sql`"createdAt"`)}
      ) activity
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
    counted.map((inputs) => {
      const { weeklyXp, completed, ...rest } = numbers(inputs);
      const weekly = { xp: weeklyXp, completed };
      return [inputs.id, { ...rest, weekly, streak: streakFrom(inputs, now).current, explanations: explain(inputs) }];
    }),
  );
}

/** What a list of friends shows of each: no place on the board, which is a dozen pages a person. */
export async function weeksOf(
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, Pick<PublicNumbers, "level" | "streak" | "weekly">>> {
  const counted = await countedOf(userIds, rows, now, { isRanked: false });
  return new Map(
    counted.map((inputs) => {
      const { level, weeklyXp, completed } = numbers(inputs);
      return [
        inputs.id,
        { level, streak: streakFrom(inputs, now).current, weekly: { xp: weeklyXp, completed } },
      ] as const;
    }),
  );
}

/** One person's own stats; a write that answers them reads `within` its transaction. */
export async function getStats(userId: string, read: Read = rows, now: Date = systemClock()): Promise<UserStats> {
  const [inputs] = await countedOf([userId], read, now);
  if (!inputs) throw new AppError("not_found");
  const { weeklyXp, completed, ...rest } = numbers(inputs);
  const { experiences, checkIns, savedCount, followersCount, followingCount, weekMinutes, weekDays } = inputs;
  return {
    xp: inputs.ledgerXp,
    ...rest,
    experiences,
    beenCount: experiences + checkIns,
    savedCount,
    followersCount,
    followingCount,
    weekly: { xp: weeklyXp, completed, minutes: weekMinutes, activeDays: weekDays },
    streak: streakFrom(inputs, now),
    consistency: consistencyFrom(inputs, now),
    explanations: explain(inputs),
  };
}
