import "server-only";
import { type StreakInputs, streakInputs } from "@/lib/activity/streaks/queries";
import { dayStates } from "@/lib/activity/streaks/rules";
import { isInWeek, ownWeek } from "@/lib/activity/weeks/queries";
import { row, rows, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { dayIn, systemClock } from "@/lib/core/shared/clock";
import { adjacentMonth, CHART_WEEKS } from "./rules";
import type { ActivityWeek, MonthOfDays, MonthQuery } from "./schema";

type DayRow = { day: string; workouts: number; minutes: number };

/** A month of workouts by local day, with each day's streak state. */
export async function getMonth(userId: string, query: MonthQuery, now: Date = systemClock()): Promise<MonthOfDays> {
  const inputs = await row<StreakInputs>(sql`select ${streakInputs()} from users u where u.id = ${userId}::uuid`);
  if (!inputs) throw new AppError("unauthorized");
  const { timeZone, restDays, days } = inputs;
  const today = dayIn(timeZone, now);
  const month = query.month ?? today.slice(0, 7);
  const counted = await rows<DayRow>(sql`
    select "localDay"::text as day, count(*)::int as workouts, sum(duration)::int as minutes
    from workouts where "userId" = ${userId}::uuid
      and "localDay" >= ${`${month}-01`}::date and "localDay" < ${`${adjacentMonth(month, 1)}-01`}::date
    group by 1`);
  const states = dayStates(days, today, restDays);
  const found = new Map(counted.map((one) => [one.day, one]));
  const named = new Set([...found.keys(), ...[...states.keys()].filter((day) => day.startsWith(month))]);
  return {
    month,
    today,
    restDays,
    days: [...named].sort().map((day) => ({
      day,
      workouts: found.get(day)?.workouts ?? 0,
      minutes: found.get(day)?.minutes ?? 0,
      state: states.get(day) ?? null,
    })),
  };
}

/** A person's last weeks, oldest first, including empty ones. */
export function listWeeks(userId: string, now: Date = systemClock()): Promise<ActivityWeek[]> {
  return rows<ActivityWeek>(sql`
    select monday::text as week, coalesce(done.workouts, 0) as workouts, coalesce(done.minutes, 0) as minutes,
           coalesce(x.xp, 0) as xp
    from users u cross join lateral (
      select ${ownWeek(now)} - 7 * ago as monday from generate_series(0, ${CHART_WEEKS - 1}::int) ago
    ) weeks
    left join xp_weeks x on x."userId" = u.id and x.week = monday
    left join lateral (
      select count(*)::int as workouts, sum(w.duration)::int as minutes from workouts w
      where w."userId" = u.id and ${isInWeek(sql`w."localDay"`, sql`monday`)}
    ) done on true
    where u.id = ${userId}::uuid order by monday`);
}
