import { toColumns, toPolyline } from "../../lib/activity/routes/formats";
import { simplified } from "../../lib/activity/routes/route-shape";
import { effortsOf } from "../../lib/activity/routes/route-splits";
import { measure, type RoutePoint } from "../../lib/activity/routes/rules";
import { trailsDone } from "../../lib/activity/trails/rules";
import { type Coordinates, distance } from "../../lib/discover/map/rules";
import { type Database, insertRows } from "./database";
import { DEMO_ID, personId } from "./people";

/** Along the lake from 26th Street to the south, slightly inland of the shore. People turn back at different points. */
const LAKESHORE: readonly (readonly [lat: number, lng: number])[] = [
  [41.8461, -87.6098],
  [41.8442, -87.6102],
  [41.8386, -87.608],
  [41.835, -87.6062],
  [41.8327, -87.6045],
  [41.8307, -87.6039],
  [41.8263, -87.5993],
  [41.8226, -87.5988],
  [41.8198, -87.5966],
  [41.8183, -87.5942],
  [41.8136, -87.5916],
  [41.8118, -87.589],
  [41.8072, -87.5867],
  [41.8038, -87.5815],
];
/** Seconds between two positions. */
const STEP = 4;
/** Friends of the demo account who let their followers see the map of their last run or ride. */
const MAP_SHARERS = [5, 28] as const;
/** The length of the demo account's two runs. */
const DEMO_METERS = 5050;
const SPEED = { running: 2.7, cycling: 6.2, hiking: 1.4, walking: 1.4 } as const;

const corners = LAKESHORE.map(([lat, lng]) => ({ lat, lng }));

/** The place this many meters down the lakeshore. */
function along(meters: number): Coordinates {
  let left = meters;
  for (const [index, to] of corners.entries()) {
    const from = corners[index - 1];
    if (!from) continue;
    const length = distance(from, to);
    if (left <= length) {
      const part = left / length;
      return { lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part };
    }
    left -= length;
  }
  return corners.at(-1) ?? { lat: 0, lng: 0 };
}

/** Out and back in this many minutes, slightly faster on the return. */
function outAndBack(meters: number, minutes: number): RoutePoint[] {
  const seconds = minutes * 60;
  return Array.from({ length: Math.floor(seconds / STEP) + 1 }, (_, step) => {
    const second = step * STEP;
    const share = second / seconds;
    const covered = meters * (share + 0.015 * Math.sin(2 * Math.PI * share) * (share - 1));
    const out = covered <= meters / 2 ? covered : meters - covered;
    return { ...along(Math.max(0, out)), second, elevation: Math.round(181 + 3 * Math.sin(out / 700)) };
  });
}

type RoutedWorkout = {
  id: string;
  userId: string;
  activityType: keyof typeof SPEED;
  duration: number;
  startedAt: Date;
};

/**
 * Two of the demo account's runs, which get the same route so the app can compare them, and one workout each of two
 * friends.
 */
async function workoutsWithRoutes(db: Database): Promise<RoutedWorkout[]> {
  const kinds = Object.keys(SPEED);
  const found = await db.query<RoutedWorkout>(
    `select w.id, w."userId", w."activityType", w.duration, w."startedAt" from workouts w
     where w."userId" = $1 and w."activityType" = 'running' and w.notes is null and w.duration between 30 and 35
     order by w."startedAt" desc limit 2`,
    [DEMO_ID],
  );
  const others = await db.query<RoutedWorkout>(
    `select distinct on (w."userId") w.id, w."userId", w."activityType", w.duration, w."startedAt" from workouts w
     where w."userId" = any($1::uuid[]) and w."activityType" = any($2) and w."createdAt" < now() - interval '2 hours'
     order by w."userId", w."startedAt" desc`,
    [MAP_SHARERS.map(personId), kinds],
  );
  return [...found.rows, ...others.rows];
}

/**
 * Recorded routes, stored the way the app stores them. They start on the public lakefront, so these people don't hide
 * their start.
 */
export async function seedRoutes(db: Database): Promise<void> {
  const made = (await workoutsWithRoutes(db)).map((workout) => {
    const longest = 2 * (corners.reduce((sum, to, at) => sum + distance(corners[at - 1] ?? to, to), 0) - 50);
    const usual = SPEED[workout.activityType] * workout.duration * 60;
    const meters = workout.userId === DEMO_ID ? DEMO_METERS : Math.min(longest, usual);
    const route = { points: outAndBack(meters, workout.duration), breaks: [] };
    return { workout, route, measured: measure(route, workout.activityType) };
  });
  await insertRows(
    db,
    "workout_routes",
    made.map(({ workout: { id, userId, startedAt }, route, measured }) => ({
      workoutId: id,
      userId,
      source: "recorded",
      startedAt,
      endedAt: new Date(startedAt.getTime() + measured.elapsedSeconds * 1000),
      ...toColumns(route),
      ...measured,
      preview: toPolyline(simplified(route.points)),
    })),
  );
  await insertRows(
    db,
    "route_efforts",
    made.flatMap(({ workout: { id, userId }, route }) =>
      effortsOf(route).map((effort) => ({ ...effort, workoutId: id, userId })),
    ),
  );
  await insertRows(
    db,
    "completed_trails",
    made.flatMap(({ workout: { id, userId, startedAt }, route }) =>
      trailsDone([route.points]).map((trail) => ({ workoutId: id, trailId: trail.id, userId, startedAt })),
    ),
  );
  const people = made.map(({ workout }) => workout.userId);
  await db.query(`update users set "hidesRouteEnds" = false where id = any($1::uuid[])`, [people]);
  for (const { workout, measured } of made)
    await db.query(`update workouts set "distanceMeters" = $2 where id = $1`, [workout.id, measured.distanceMeters]);
  await db.query(`update users set "mapAudience" = 'followers' where id = any($1::uuid[])`, [
    MAP_SHARERS.map(personId),
  ]);
}
