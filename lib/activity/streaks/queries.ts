import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";
import { dayIn } from "@/lib/core/shared/clock";
import { ALL_VISIBLE, type StatsVisibility } from "../stats/access";
import { consistencyOf, STREAK_REPAIR_HOURS, type Streak, streakOf } from "./rules";

/** The inputs of a streak, as `streakInputs` selects them. */
export type StreakInputs = { timeZone: string; restDays: number[]; days: number[] };

/**
 * SQL columns of the user `u`: the local days with activity. A workout counts on the day it started, if it was logged
 * soon enough; a check-in or an experience counts on the day it was made. A day may occur more than once, because sorting
 * to remove repeats costs more than sending them. As JSON, which is parsed faster than an array.
 */
export const streakInputs = (
  shown: StatsVisibility = ALL_VISIBLE,
): Sql => sql`u."timeZone", u."restDays", to_json(array(
  select activity.day - date '1970-01-01' from (
    select w."localDay" as day from workouts w
    where w."userId" = u.id and w."createdAt" <= w."startedAt" + make_interval(hours => ${STREAK_REPAIR_HOURS}::int)
      and ${shown.workout(sql`w`)}
    union all select c."localDay" from check_ins c where c."userId" = u.id and ${shown.checkIn(sql`c`)}
    union all select p."localDay" from photos p where p."userId" = u.id and p."removedTo" is distinct from 'trash' and ${shown.post(sql`p`)}
  ) activity
)) as days`;

export function streakFrom({ timeZone, restDays, days }: StreakInputs, now: Date): Streak {
  return streakOf(days, dayIn(timeZone, now), restDays);
}

export function consistencyFrom({ timeZone, restDays, days }: StreakInputs, now: Date): number {
  return consistencyOf(days, dayIn(timeZone, now), restDays);
}
