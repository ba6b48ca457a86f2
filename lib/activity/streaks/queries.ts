import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";
import { dayIn } from "@/lib/core/shared/clock";
import { consistencyOf, STREAK_REPAIR_HOURS, type Streak, streakOf } from "./rules";

/** What a streak is made of, as `streakInputs` selects it. */
export type StreakInputs = { timeZone: string; restDays: number[]; days: string[] };

/**
 * SQL columns of the user `u`: the calendar days with activity, in the user's time zone. A workout counts on the day it
 * began (when it was logged soon enough to be believed), a check-in or an experience on the day it was made.
 */
export const streakInputs: Sql = sql`u."timeZone", u."restDays", array(
  select distinct (activity.at at time zone u."timeZone")::date::text from (
    select w."startedAt" as at from workouts w
    where w."userId" = u.id and w."createdAt" <= w."startedAt" + make_interval(hours => ${STREAK_REPAIR_HOURS}::int)
    union all select c."createdAt" from check_ins c where c."userId" = u.id
    union all select p."createdAt" from photos p where p."userId" = u.id and p."putAway" is distinct from 'trash'
  ) activity
) as days`;

export function streakFrom({ timeZone, restDays, days }: StreakInputs, now: Date): Streak {
  return streakOf(days, dayIn(timeZone, now), restDays);
}

export function consistencyFrom({ timeZone, restDays, days }: StreakInputs, now: Date): number {
  return consistencyOf(days, dayIn(timeZone, now), restDays);
}
