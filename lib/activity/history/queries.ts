import "server-only";
import { type StreakInputs, streakInputs } from "@/lib/activity/streaks/queries";
import { dayStates } from "@/lib/activity/streaks/rules";
import { row, rows, sql } from "@/lib/core/server/db";
import { unauthorized } from "@/lib/core/server/session";
import { dayIn, systemClock, weekOf } from "@/lib/core/shared/clock";
import { lastMondays, monthBeside } from "./rules";
import type { ActivityWeek, MonthOfDays, MonthQuery } from "./schema";

type DayRow = { day: string; workouts: number; minutes: number };

/** A month of workouts in the person's own zone, with what each day was to the streak. */
export async function getMonth(userId: string, query: MonthQuery, now: Date = systemClock()): Promise<MonthOfDays> {
  const inputs = await row<StreakInputs>(sql`select ${streakInputs} from users u where u.id = ${userId}::uuid`);
  if (!inputs) throw unauthorized();
  const { timeZone, restDays, days } = inputs;
  const today = dayIn(timeZone, now);
  const month = query.month ?? today.slice(0, 7);
  const counted = await rows<DayRow>(sql`
    select ("startedAt" at time zone ${timeZone}::text)::date::text as day, count(*)::int as workouts,
           sum(duration)::int as minutes
    from workouts where "userId" = ${userId}::uuid
      and "startedAt" >= ${`${month}-01`}::timestamp at time zone ${timeZone}::text
      and "startedAt" < ${`${monthBeside(month, 1)}-01`}::timestamp at time zone ${timeZone}::text
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

/** The last weeks, the oldest first, empty ones included: minutes by when it was done, XP by the ledger. */
export function listWeeks(userId: string, now: Date = systemClock()): Promise<ActivityWeek[]> {
  return rows<ActivityWeek>(sql`
    select monday::text as week, coalesce(done.workouts, 0) as workouts, coalesce(done.minutes, 0) as minutes,
           coalesce(x.xp, 0) as xp
    from unnest(${lastMondays(weekOf(now))}::date[]) monday
    left join xp_weeks x on x."userId" = ${userId}::uuid and x.week = monday
    left join lateral (
      select count(*)::int as workouts, sum(w.duration)::int as minutes from workouts w
      where w."userId" = ${userId}::uuid
        and w."startedAt" >= monday::timestamp at time zone 'America/Chicago'
        and w."startedAt" < (monday + 7)::timestamp at time zone 'America/Chicago'
    ) done on true
    order by monday`);
}
