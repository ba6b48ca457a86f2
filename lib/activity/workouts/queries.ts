import "server-only";
import { compareWorkout } from "@/lib/activity/comparisons/queries";
import { routeFor } from "@/lib/activity/routes/queries";
import { ownWeek } from "@/lib/activity/weeks/queries";
import { canComment, hiddenIn, personJson } from "@/lib/auth/accounts/access";
import { type Read, row, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byTime, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page } from "@/lib/core/shared/page";
import { commentCount, visibleDistance } from "./access";
import { activityTypeSchema, type Workout, type WorkoutDetail, type WorkoutsQuery } from "./schema";

/** SQL: the photos of workout `w` that the viewer may see, as JSON, in the order they were added. */
const photosOfWorkout = (viewer: Sql): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'photoUrl', p.images -> 0 ->> 'photoUrl',
    'placeholder', coalesce(p.images -> 0 ->> 'placeholder', ''), 'altText', coalesce(p.images -> 0 ->> 'altText', ''))
    order by x."createdAt", x."photoId"), '[]'::json)
  from workout_photos x join visible_photos(${viewer}) p on p.id = x."photoId"
  where x."workoutId" = w.id and p."removedTo" is null)`;

type StoredWorkout = Omit<Workout, "activityType" | "startedAt" | "createdAt"> & {
  activityType: string;
  startedAt: Date;
  createdAt: Date;
};

const toWorkout = (row: StoredWorkout): Workout => ({
  ...row,
  activityType: activityTypeSchema.parse(row.activityType),
  startedAt: row.startedAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
});

/** SQL: XP paid for workout `w`. */
const xpPaid = sql`(
  select coalesce(sum(x.xp), 0)::int from xp_entries x
  where x."userId" = w."userId" and x.source = 'workout' and x."sourceId" = w.id) as "xpEarned"`;

/** No joins: a page is cut along the index, and related rows are looked up afterward. */
const select = (userId: string, more: Sql = sql``): Sql => sql`
  select ${more} w.id, w."activityType", w.duration, w.notes, ${xpPaid}, w.source, w."startedAt", w."createdAt", w."distanceMeters", w."averageHeartRate", w."maxHeartRate", w."venueId",
         (select v.name from venues v where v.id = w."venueId") as "venueName",
         w."shoesId", (select s.name from shoes s where s.id = w."shoesId") as "shoesName",
         (select r.preview from workout_routes r where r."workoutId" = w.id) as "routePreview"
  from workouts w where w."userId" = ${userId}::uuid`;

/** Total workout minutes that started on the local day of `w`. */
const dayMinutes = sql`(
  select sum(d.duration)::int from workouts d
  where d."userId" = w."userId" and d."localDay" = w."localDay") as "dayMinutes",`;

/** SQL: the person's weekly goal, unless reaching it was already announced this week. */
const goalAhead = (now: Date): Sql => sql`(
  select u."weeklyGoal" from users u
  where u.id = w."userId" and u."goalNotifiedFor" is distinct from ${ownWeek(now)}) as "goalAhead",`;

type Around = { dayMinutes: number; goalAhead: number | null };

/** A user's own workout with what a new one reports about its day and week, or null. */
export async function findLogged(
  userId: string,
  workoutId: string,
  read: Read,
  now: Date,
): Promise<({ workout: Workout } & Around) | null> {
  const [found] = await read<StoredWorkout & Around>(
    sql`${select(userId, sql`${dayMinutes} ${goalAhead(now)}`)} and w.id = ${workoutId}::uuid`,
  );
  if (!found) return null;
  const { dayMinutes: minutes, goalAhead: goal, ...workout } = found;
  return { workout: toWorkout(workout), dayMinutes: minutes, goalAhead: goal };
}

type DetailRow = Omit<WorkoutDetail, "activityType" | "startedAt" | "route" | "comparison"> & {
  activityType: string;
  startedAt: Date;
};

/** One workout, if the viewer may see it. */
export async function getWorkout(viewerId: string, workoutId: string): Promise<WorkoutDetail> {
  const [found, route] = await Promise.all([
    row<DetailRow>(sql`
      select v.id, v."activityType", v.duration, ${xpPaid}, w.source, v."startedAt", w."userId" = ${viewerId}::uuid as "isMine",
             case when w."userId" = ${viewerId}::uuid then w.notes end as notes,
             case when w."userId" = ${viewerId}::uuid then w."averageHeartRate" end as "averageHeartRate",
             case when w."userId" = ${viewerId}::uuid then w."maxHeartRate" end as "maxHeartRate",
             ${visibleDistance(sql`${viewerId}::uuid`, sql`w`)} as "distanceMeters",
             p.id as "venueId", p.name as "venueName", s.id as "shoesId", s.name as "shoesName",
             ${personJson(sql`u`)} as owner, ${photosOfWorkout(sql`${viewerId}::uuid`)} as photos,
             case when u."hideLikeCounts" or coalesce((select me."hideLikeCounts" from users me where me.id = ${viewerId}::uuid), false) then null
               else w."likeCount" - ${hiddenIn(sql`${viewerId}::uuid`, sql`from workout_likes l where l."workoutId" = w.id`, sql`l."userId"`)} end as likes,
             exists (select 1 from workout_likes l where l."workoutId" = w.id and l."userId" = ${viewerId}::uuid) as "isLiked",
             (select ${commentCount(sql`${viewerId}::uuid`, "workout")} from (select w.id) t) as comments, ${canComment(viewerId)} as "canComment"
      from visible_workouts(${viewerId}::uuid) v join workouts w on w.id = v.id join users u on u.id = v."userId"
      left join venues p on p.id = v."venueId" left join shoes s on s.id = w."shoesId" and s."userId" = ${viewerId}::uuid
      left join workout_routes r on r."workoutId" = v.id where v.id = ${workoutId}::uuid`),
    routeFor(viewerId, workoutId),
  ]);
  if (!found) throw new AppError("not_found");
  return {
    ...found,
    activityType: activityTypeSchema.parse(found.activityType),
    startedAt: found.startedAt.toISOString(),
    route,
    comparison: route.own ? await compareWorkout(viewerId, workoutId) : null,
  };
}

const LATEST_STARTED = byTime<StoredWorkout>("workouts", "desc", {
  time: sql`w."startedAt"`,
  id: sql`w.id`,
  of: ({ startedAt }) => startedAt,
});

/** The user's workouts, newest first; with a day, those of that local day. */
export function listWorkouts(userId: string, { day, ...request }: WorkoutsQuery): Promise<Page<Workout>> {
  const onDay = day ? sql`and w."localDay" = ${day}::date` : sql``;
  return keysetPage(
    LATEST_STARTED,
    request,
    ({ afterCursor, orderBy }) => sql`${select(userId)} ${onDay} ${afterCursor} ${orderBy}`,
    toWorkout,
  );
}
