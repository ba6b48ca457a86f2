import "server-only";
import { activityTypeSchema } from "@/lib/activity/workouts/schema";
import { atLeast, rows, sql } from "@/lib/core/server/db";
import { recordsOf } from "./rules";
import type { PersonalRecord } from "./schema";

/** As many efforts as are looked through: recorded ways of many years. */
const LOOKED_THROUGH = 20_000;

type EffortRow = { activityType: string; meters: number; seconds: number; workoutId: string; startedAt: Date };

/** One's own records over well-known distances, for each activity that has a way. */
export async function listRecords(userId: string): Promise<PersonalRecord[]> {
  const found = await rows<EffortRow>(sql`
    select w."activityType", e.meters, e.seconds, e."workoutId", w."startedAt"
    from route_efforts e
    cross join lateral (select * from workouts w where w.id = e."workoutId" offset 0) w
    where e."userId" = ${userId}::uuid order by w."startedAt", w.id ${atLeast(LOOKED_THROUGH)}`);
  return recordsOf(
    found.map((effort) => ({
      ...effort,
      activityType: activityTypeSchema.parse(effort.activityType),
      startedAt: effort.startedAt.toISOString(),
    })),
  );
}
