import "server-only";
import { decodeCursor, encodeCursor } from "@/lib/core/server/cursor";
import { rows, sql } from "@/lib/core/server/db";
import type { Page } from "@/lib/core/shared/page";
import { z } from "@/lib/core/shared/zod";
import { workoutXp } from "./rules";
import { activityTypeSchema, type Workout, type WorkoutsQuery } from "./schema";

export type WorkoutRow = Omit<Workout, "activityType" | "xpEarned" | "startedAt" | "createdAt"> & {
  activityType: string;
  startedAt: Date;
  createdAt: Date;
};

export function toWorkout(row: WorkoutRow): Workout {
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
  };
}

const LIST = "workouts";
const position = z.tuple([z.string(), z.string()]);

/** One's own workouts, the last begun first. */
export async function listWorkouts(userId: string, { limit, cursor }: WorkoutsQuery): Promise<Page<Workout>> {
  const before = cursor === undefined ? undefined : decodeCursor(LIST, cursor, position);
  const found = await rows<WorkoutRow>(sql`
    select id, "activityType", duration, notes, "startedAt", "createdAt", "distanceMeters", "venueId"
    from workouts where "userId" = ${userId}::uuid
      ${before ? sql`and ("startedAt", id) < (${before[0]}::timestamptz, ${before[1]}::uuid)` : sql``}
    order by "startedAt" desc, id desc limit ${limit + 1}`);
  const items = found.slice(0, limit).map(toWorkout);
  const last = items.at(-1);
  const nextCursor = found.length > limit && last ? encodeCursor(LIST, [last.startedAt, last.id]) : null;
  return { items, nextCursor };
}
