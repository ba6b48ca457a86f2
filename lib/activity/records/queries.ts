import "server-only";
import { activityTypeSchema } from "@/lib/activity/workouts/schema";
import { atLeast, rows, sql } from "@/lib/core/server/db";
import { recordsOf } from "./rules";
import type { PersonalRecord } from "./schema";

/** Maximum number of efforts to read: many years of recorded routes. */
const EFFORTS_SCANNED = 20_000;

type EffortRow = { activityType: string; meters: number; seconds: number; workoutId: string; startedAt: Date };

/** The user's records over standard distances, for each activity with routes. */
export async function listRecords(userId: string): Promise<PersonalRecord[]> {
  const found = await rows<EffortRow>(sql`
    select w."activityType", e.meters, e.seconds, e."workoutId", w."startedAt"
    from route_efforts e
    cross join lateral (select * from workouts w where w.id = e."workoutId" offset 0) w
    where e."userId" = ${userId}::uuid order by w."startedAt", w.id ${atLeast(EFFORTS_SCANNED)}`);
  return recordsOf(
    found.map((effort) => ({
      ...effort,
      activityType: activityTypeSchema.parse(effort.activityType),
      startedAt: effort.startedAt.toISOString(),
    })),
  );
}
