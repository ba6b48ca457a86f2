import "server-only";
import { type Read, type Sql, sql } from "@/lib/core/server/db";
import { byTime, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page } from "@/lib/core/shared/page";
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

const select = (userId: string): Sql => sql`
  select w.id, w."activityType", w.duration, w.notes, w."startedAt", w."createdAt", w."distanceMeters", w."venueId",
         v.name as "venueName"
  from workouts w left join venues v on v.id = w."venueId" where w."userId" = ${userId}::uuid`;

/** One of a person's own, or null. */
export async function findWorkout(userId: string, workoutId: string, read: Read): Promise<Workout | null> {
  const [found] = await read<WorkoutRow>(sql`${select(userId)} and w.id = ${workoutId}::uuid`);
  return found ? toWorkout(found) : null;
}

const LAST_BEGUN = byTime<WorkoutRow>("workouts", "desc", {
  time: sql`w."startedAt"`,
  id: sql`w.id`,
  of: ({ startedAt }) => startedAt,
});

/** One's own workouts, the last begun first; with a day, those that began on it where the person lives. */
export function listWorkouts(userId: string, { day, ...asked }: WorkoutsQuery): Promise<Page<Workout>> {
  const zone = sql`(select "timeZone" from users where id = ${userId}::uuid)`;
  const onDay = day
    ? sql`and w."startedAt" >= ${day}::timestamp at time zone ${zone}
          and w."startedAt" < (${day}::date + 1)::timestamp at time zone ${zone}`
    : sql``;
  return keysetPage(
    LAST_BEGUN,
    asked,
    ({ beyond, inOrder }) => sql`${select(userId)} ${onDay} ${beyond} ${inOrder}`,
    toWorkout,
  );
}
