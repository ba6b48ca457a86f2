import "server-only";
import { type StreakInputs, streakFrom, streakInputs } from "@/lib/activity/streaks/queries";
import { type Read, rows, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { systemClock, weekBounds, weekOf } from "@/lib/core/shared/clock";
import { type Deeds, explain, numbers } from "./rules";
import type { PublicNumbers, UserStats } from "./schema";

type Counted = Deeds &
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
 * a place; nobody's blocks have a part in it, so that a rank is the same for every viewer.
 */
function countedOf(userIds: readonly string[], read: Read, now: Date): Promise<Counted[]> {
  const week = weekBounds(now);
  const from = week.from.toISOString();
  const to = week.to.toISOString();
  return read<Counted>(sql`
    select u.id, u."photoCount" as photos, u."checkInCount" as "checkIns", u."experienceCount" as experiences,
           u."savedCount", u."followersCount", u."followingCount", u."ledgerXp", u."ledgerScore",
           coalesce(w.xp, 0) as "weekXp", done.*, board.rank as "boardRank", ${streakInputs}
    from users u
    left join xp_weeks w on w."userId" = u.id and w.week = ${weekOf(now)}::date
    cross join lateral (
      select count(*) filter (where minutes > 0)::int as "weekWorkouts", coalesce(sum(minutes), 0)::int as "weekMinutes",
             count(distinct (at at time zone 'America/Chicago')::date)::int as "weekDays" from (
        select "startedAt" as at, duration as minutes from workouts where "userId" = u.id
        union all select "createdAt", 0 from check_ins where "userId" = u.id
        union all select "createdAt", 0 from photos where "userId" = u.id
      ) deed where at >= ${from}::timestamptz and at < ${to}::timestamptz
    ) done
    left join lateral (
      select count(*)::int + 1 as rank from xp_weeks ahead join users other on other.id = ahead."userId"
      where ahead.week = w.week and ahead.xp > w.xp and other."showOnLeaderboard" and other."suspendedAt" is null
        and other."deleteAfter" is null
    ) board on w.xp > 0 and u."showOnLeaderboard" and u."suspendedAt" is null
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
    explanations: explain(deeds),
  };
}
