import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";

/** SQL conditions: whether a workout, check-in, or photo or post of the user `u` counts toward a number. */
export type StatsVisibility = Record<"workout" | "checkIn" | "post", (row: Sql) => Sql>;

export const ALL_VISIBLE: StatsVisibility = {
  workout: () => sql`true`,
  checkIn: () => sql`true`,
  post: () => sql`true`,
};

/**
 * What counts toward the numbers other people see: never private activity, and the rest only after an hour or, for a
 * private account, after the day is over. Otherwise a changing number would reveal what its owner is doing right now.
 */
export function visibleTo(viewerId: string | null, now: Date): StatsVisibility {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOwn = sql`u.id is not distinct from ${viewerId}::uuid`;
  const isOver = (row: Sql) => sql`${row}."createdAt" < case when u."isPrivate"
    then date_trunc('day', ${at} at time zone u."timeZone") at time zone u."timeZone" else ${at} - interval '1 hour' end`;
  return {
    workout: (row) => sql`(${isOwn} or (u."workoutAudience" is distinct from 'only_me' and ${isOver(row)}))`,
    checkIn: (row) => sql`(${isOwn} or (not ${row}."isPrivate" and ${isOver(row)}))`,
    post: (row) => sql`(${isOwn} or not u."isPrivate" or ${isOver(row)})`,
  };
}
