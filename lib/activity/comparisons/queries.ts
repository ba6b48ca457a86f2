import "server-only";
import { fromPolyline } from "@/lib/activity/routes/formats";
import { row, rows, sql } from "@/lib/core/server/db";
import { isSameRoute } from "./rules";
import type { Comparison } from "./schema";

type RouteRow = { preview: string; distanceMeters: number; movingSeconds: number };

/** Compares the user's recorded workout with the last two hundred before it; null if it has no route. */
export async function compareWorkout(userId: string, workoutId: string): Promise<Comparison | null> {
  const [way, before, records] = await Promise.all([
    row<RouteRow>(sql`
      select preview, "distanceMeters", "movingSeconds" from workout_routes
      where "workoutId" = ${workoutId}::uuid and "userId" = ${userId}::uuid`),
    rows<RouteRow>(sql`
      select earlier.preview, earlier."distanceMeters", earlier."movingSeconds"
      from workout_routes r join workouts w on w.id = r."workoutId"
      cross join lateral (
        select e.* from workout_routes e
        where e."userId" = r."userId" and e."startedAt" < r."startedAt" order by e."startedAt" desc limit 200
      ) earlier
      join workouts b on b.id = earlier."workoutId" and b."activityType" = w."activityType"
      where r."workoutId" = ${workoutId}::uuid and r."userId" = ${userId}::uuid
        and earlier."distanceMeters" between 0.9 * r."distanceMeters" and 1.1 * r."distanceMeters"
      order by earlier."startedAt" desc`),
    rows<Comparison["records"][number]>(sql`
      select e.meters, e.seconds, best.seconds as before
      from route_efforts e join workouts w on w.id = e."workoutId"
      cross join lateral (
        select o.seconds from route_efforts o join workouts b on b.id = o."workoutId"
        where o."userId" = e."userId" and o.meters = e.meters
          and b."activityType" = w."activityType" and b."startedAt" < w."startedAt"
        order by o.seconds limit 1
      ) best
      where e."workoutId" = ${workoutId}::uuid and e."userId" = ${userId}::uuid and e.seconds < best.seconds
      order by e.meters`),
  ]);
  if (!way) return null;
  const shape = fromPolyline(way.preview);
  const same = before.filter(({ preview }) => isSameRoute(shape, fromPolyline(preview), way.distanceMeters));
  const [last] = same;
  return { records, repeated: last ? { times: same.length + 1, secondsBefore: last.movingSeconds } : null };
}
