import "server-only";
import { decodeCursor, encodeCursor } from "@/lib/core/server/cursor";
import { type Read, rows, type Sql, sql } from "@/lib/core/server/db";
import type { Page } from "@/lib/core/shared/page";
import { z } from "@/lib/core/shared/zod";
import { workoutXp } from "./rules";
import { activityTypeSchema, type Workout, type WorkoutsQuery } from "./schema";

export type WorkoutRow = Omit<Workout, "activityType" | "xpEarned" | "startedAt" | "createdAt"> & {
  activityType: string;
  startedAt: Date;
  createdAt: Date;
};

function toWorkout(row: WorkoutRow): Workout {
  const activityType = activityTypeSchema.parse(row.activityType);
  return {
    id: row.id,
    activityType,
    duration: row.duration,
    notes: row.notes,
    xpEarned: workoutXp(activityType, row.duration),
    startedAt: row.startedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    distanceMeters: row.distanceMeters,
    venueId: row.venueId,
    venueName: row.venueName,
  };
}

const workouts = (read: Read, which: Sql): Promise<WorkoutRow[]> =>
  read<WorkoutRow>(sql`
    select w.id, w."activityType", w.duration, w.notes, w."startedAt", w."createdAt", w."distanceMeters", w."venueId",
           v.name as "venueName"
    from workouts w left join venues v on v.id = w."venueId" where ${which}`);

/** One of a person's own, or null. */
export async function findWorkout(userId: string, workoutId: string, read: Read): Promise<Workout | null> {
  const [found] = await workouts(read, sql`w.id = ${workoutId}::uuid and w."userId" = ${userId}::uuid`);
  return found ? toWorkout(found) : null;
}

const LIST = "workouts";
const position = z.tuple([z.string(), z.string()]);

/** One's own workouts, the last begun first; with a day, those that began on it where the person lives. */
export async function listWorkouts(userId: string, { limit, cursor, day }: WorkoutsQuery): Promise<Page<Workout>> {
  const before = cursor === undefined ? undefined : decodeCursor(LIST, cursor, position);
  const zone = sql`(select "timeZone" from users where id = ${userId}::uuid)`;
  const found = await workouts(
    rows,
    sql`w."userId" = ${userId}::uuid
      ${before ? sql`and (w."startedAt", w.id) < (${before[0]}::timestamptz, ${before[1]}::uuid)` : sql``}
      ${
        day
          ? sql`and w."startedAt" >= ${day}::timestamp at time zone ${zone}
                and w."startedAt" < (${day}::date + 1)::timestamp at time zone ${zone}`
          : sql``
      }
    order by w."startedAt" desc, w.id desc limit ${limit + 1}`,
  );
  const items = found.slice(0, limit).map(toWorkout);
  const last = items.at(-1);
  const nextCursor = found.length > limit && last ? encodeCursor(LIST, [last.startedAt, last.id]) : null;
  return { items, nextCursor };
}
