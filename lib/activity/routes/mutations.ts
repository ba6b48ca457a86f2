import "server-only";
import type { ActivityType } from "@/lib/activity/workouts/rules";
import { hideEnds } from "@/lib/activity/zones/mutations";
import { sql, type Tx } from "@/lib/core/server/db";
import { AppError, invalid } from "@/lib/core/server/errors";
import type { Coordinates } from "@/lib/discover/map/rules";
import { trailsDone } from "../trails/rules";
import { fromColumns, toColumns, toPolyline } from "./formats";
import { piecesOf, simplified } from "./route-shape";
import { effortsOf } from "./route-splits";
import { isPlausible, MAX_ROUTE_SECONDS, type Measured, measure } from "./rules";
import type { SentRoute } from "./schema";

type Went = { workoutId: string; userId: string; startedAt: Date };

/** Records which trails a route followed. Visibility is checked when they are read. */
async function recordTrails(tx: Tx, went: Went, pieces: readonly (readonly Coordinates[])[]): Promise<void> {
  await tx.completedTrail.createMany({ data: trailsDone(pieces).map(({ id }) => ({ ...went, trailId: id })) });
}

/** Distance, time, and climb of a workout's route; rejects an impossible one. */
export function measured({ route }: SentRoute, activityType: ActivityType): Measured {
  if (!isPlausible(route, activityType)) {
    throw invalid(
      "route",
      "That pace looks too fast for this activity. Choose another activity, or save it without its map",
    );
  }
  return measure(route, activityType);
}

/**
 * Measures a workout's stored route for another activity and returns the moving seconds; rejects an activity that is
 * impossible at this speed.
 */
export async function remeasure(tx: Tx, workoutId: string, activityType: ActivityType): Promise<number> {
  const route = fromColumns(await tx.workoutRoute.findUniqueOrThrow({ where: { workoutId } }));
  if (!route || !isPlausible(route, activityType)) {
    throw invalid("activityType", "That pace isn't possible for this activity");
  }
  const { movingSeconds } = measure(route, activityType);
  await tx.workoutRoute.update({ where: { workoutId }, data: { movingSeconds }, select: { workoutId: true } });
  return movingSeconds;
}

/**
 * Stores the route of a workout that was just logged. Runs under the person's lock, so that two requests can't both
 * pass the check.
 */
export async function saveRoute(
  tx: Tx,
  { userId, workoutId }: { userId: string; workoutId: string },
  { startedAt, source, route }: SentRoute,
  result: Measured,
): Promise<void> {
  const endedAt = new Date(startedAt.getTime() + result.elapsedSeconds * 1000);
  const overlapping = await tx.$queryRaw<unknown[]>(sql`
    select 1 from workout_routes where "userId" = ${userId}::uuid and "startedAt" < ${endedAt} and "endedAt" > ${startedAt}
      and "startedAt" > ${startedAt}::timestamptz - make_interval(secs => ${MAX_ROUTE_SECONDS}) limit 1`);
  if (overlapping.length > 0) {
    throw new AppError("conflict", { message: "You already recorded a workout at that time" });
  }
  await tx.workoutRoute.create({
    data: {
      ...toColumns(route),
      ...result,
      workoutId,
      userId,
      source,
      startedAt,
      endedAt,
      preview: toPolyline(simplified(route.points)),
    },
    select: { workoutId: true },
  });
  const efforts = effortsOf(route).map((effort) => ({ ...effort, workoutId, userId }));
  await tx.routeEffort.createMany({ data: efforts });
  await recordTrails(tx, { workoutId, userId, startedAt }, piecesOf(route.points, route.breaks));
  const [first, last] = [route.points[0], route.points.at(-1)];
  if (first && last) await hideEnds(tx, userId, [first, last]);
}
