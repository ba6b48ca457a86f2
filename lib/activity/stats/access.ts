import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";

/** SQL conditions: whether a workout, check-in, or photo or post of the user `u` counts in a number. */
export type Shown = Record<"workout" | "checkIn" | "post", (row: Sql) => Sql>;

export const ALL_SHOWN: Shown = { workout: () => sql`true`, checkIn: () => sql`true`, post: () => sql`true` };

/**
 * What counts in the numbers others see: never what is private, and the rest only after an hour, or, of a private account,
 * once the day is over. Otherwise a number that moves would tell what its owner is doing right now.
 */
export function shownTo(viewerId: string | null, now: Date): Shown {
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
