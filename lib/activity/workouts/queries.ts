import "server-only";
import { compareWorkout } from "@/lib/activity/comparisons/queries";
import { routeFor } from "@/lib/activity/routes/queries";
import { type Read, row, type Sql, sql } from "@/lib/core/server/db";
import { byTime, keysetPage } from "@/lib/core/server/keyset-page";
import { weekOf } from "@/lib/core/shared/clock";
import type { Page } from "@/lib/core/shared/page";
import { personJson } from "@/lib/social/people/access";
import { shownDistanceOf } from "./access";
import { workoutXp } from "./rules";
import { activityTypeSchema, type Workout, type WorkoutDetail, type WorkoutsQuery } from "./schema";

type StoredWorkout = Omit<Workout, "activityType" | "xpEarned" | "startedAt" | "createdAt"> & {
  activityType: string;
  startedAt: Date;
  createdAt: Date;
};

function toWorkout(row: StoredWorkout): Workout {
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
    shoesId: row.shoesId,
    shoesName: row.shoesName,
    routePreview: row.routePreview,
  };
}

/** Nothing is joined: a page is cut along the index, and what goes with its rows looked up then. */
const select = (userId: string, more: Sql = sql``): Sql => sql`
  select ${more} w.id, w."activityType", w.duration, w.notes, w."startedAt", w."createdAt", w."distanceMeters", w."venueId",
         (select v.name from venues v where v.id = w."venueId") as "venueName",
         w."shoesId", (select s.name from shoes s where s.id = w."shoesId") as "shoesName",
         (select r.preview from workout_routes r where r."workoutId" = w.id) as "routePreview"
  from workouts w where w."userId" = ${userId}::uuid`;

/** How many minutes of workouts began on the day of `w`, where its person lives. */
const dayMinutes = sql`(
  select sum(d.duration)::int from users u
  cross join lateral (select (w."startedAt" at time zone u."timeZone")::date as day) begun
  join workouts d on d."userId" = u.id
    and d."startedAt" >= begun.day::timestamp at time zone u."timeZone"
    and d."startedAt" < (begun.day + 1)::timestamp at time zone u."timeZone"
  where u.id = w."userId") as "dayMinutes",`;

/** SQL: the person's weekly goal, unless it was announced this week that it is reached. */
const goalAhead = (now: Date): Sql => sql`(
  select u."weeklyGoal" from users u
  where u.id = w."userId" and u."goalToldFor" is distinct from ${weekOf(now)}::date) as "goalAhead",`;

type Around = { dayMinutes: number; goalAhead: number | null };

/** One of a person's own with what a new one of its day and week is told, or null. */
export async function findLogged(
  userId: string,
  workoutId: string,
  read: Read,
  now: Date,
): Promise<({ workout: Workout } & Around) | null> {
  const [found] = await read<StoredWorkout & Around>(
    sql`${select(userId, sql`${dayMinutes} ${goalAhead(now)}`)} and w.id = ${workoutId}::uuid`,
  );
  return found ? { workout: toWorkout(found), dayMinutes: found.dayMinutes, goalAhead: found.goalAhead } : null;
}

type DetailRow = Omit<WorkoutDetail, "activityType" | "xpEarned" | "startedAt" | "route" | "comparison"> & {
  activityType: string;
  startedAt: Date;
};

/** One workout, or null where this person may not see it. */
export async function findVisibleWorkout(viewerId: string, workoutId: string): Promise<WorkoutDetail | null> {
  const [found, route] = await Promise.all([
    row<DetailRow>(sql`
      select v.id, v."activityType", v.duration, v."startedAt", w."userId" = ${viewerId}::uuid as "isMine",
             case when w."userId" = ${viewerId}::uuid then w.notes end as notes,
             ${shownDistanceOf(sql`${viewerId}::uuid`, sql`w`)} as "distanceMeters",
             p.id as "venueId", p.name as "venueName", s.id as "shoesId", s.name as "shoesName",
             ${personJson(sql`u`)} as owner
      from visible_workouts(${viewerId}::uuid) v join workouts w on w.id = v.id join users u on u.id = v."userId"
      left join venues p on p.id = v."venueId" left join shoes s on s.id = w."shoesId" and s."userId" = ${viewerId}::uuid
      left join workout_routes r on r."workoutId" = v.id where v.id = ${workoutId}::uuid`),
    routeFor(viewerId, workoutId),
  ]);
  if (!found) return null;
  const activityType = activityTypeSchema.parse(found.activityType);
  return {
    ...found,
    activityType,
    xpEarned: workoutXp(activityType, found.duration),
    startedAt: found.startedAt.toISOString(),
    route,
    comparison: route.own ? await compareWorkout(viewerId, workoutId) : null,
  };
}

const LAST_BEGUN = byTime<StoredWorkout>("workouts", "desc", {
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
