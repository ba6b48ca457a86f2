import "server-only";
import { v7 as uuid } from "uuid";
import type { Unlocked } from "@/lib/activity/achievements/schema";
import { changeActivity } from "@/lib/activity/changes/mutations";
import { getStats } from "@/lib/activity/stats/queries";
import type { Award } from "@/lib/activity/xp/rules";
import { sql, type Tx, transaction, within } from "@/lib/core/server/db";
import { AppError, invalid } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { systemClock } from "@/lib/core/shared/clock";
import { requireVenue } from "@/lib/discover/venues/access";
import { findWorkout } from "./queries";
import { type ActivityType, isInFuture, WORKOUT_SCORE, workoutXp } from "./rules";
import { activityTypeSchema, type CreateWorkout, type EditWorkout, type LoggedWorkout } from "./schema";

function checkTime(startedAt: Date | null | undefined, now: Date): void {
  if (startedAt && isInFuture(startedAt, now)) throw invalid("startedAt", "A workout can't start in the future");
}

const awardOf = (activityType: ActivityType, duration: number): Award => ({
  xp: workoutXp(activityType, duration),
  score: WORKOUT_SCORE,
});

async function answer(
  tx: Tx,
  userId: string,
  workoutId: string,
  unlocked: Unlocked[],
  now: Date,
): Promise<LoggedWorkout> {
  const read = within(tx);
  const workout = await findWorkout(userId, workoutId, read);
  if (!workout) throw new AppError("not_found");
  return { workout, xpEarned: workout.xpEarned, stats: await getStats(userId, read, now), unlocked };
}

export function createWorkout(
  userId: string,
  input: CreateWorkout,
  clientKey?: ClientKey,
  now: Date = systemClock(),
): Promise<LoggedWorkout> {
  checkTime(input.startedAt, now);
  return once(clientKey, async (tx) => {
    await requireVenue(tx, input.venueId);
    const id = uuid();
    const { unlocked } = await changeActivity(tx, { userId, now }, async (xp) => {
      await tx.workout.create({
        data: { ...input, id, userId, startedAt: input.startedAt ?? now, createdAt: now },
      });
      await xp.award("workout", id, awardOf(input.activityType, input.duration));
    });
    return answer(tx, userId, id, unlocked, now);
  });
}

/** One's own workout, locked until the end of the transaction. */
async function lock(tx: Tx, userId: string, workoutId: string): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>(sql`
    select 1 from workouts where id = ${workoutId}::uuid and "userId" = ${userId}::uuid for update`);
  if (found.length === 0) throw new AppError("not_found");
}

/** Absent fields stay as they are; the XP follows the workout exactly. */
export function editWorkout(
  userId: string,
  workoutId: string,
  input: EditWorkout,
  now: Date = systemClock(),
): Promise<LoggedWorkout> {
  checkTime(input.startedAt, now);
  return transaction(async (tx) => {
    await lock(tx, userId, workoutId);
    await requireVenue(tx, input.venueId);
    const { unlocked } = await changeActivity(tx, { userId, now }, async (xp) => {
      const { activityType, duration } = await tx.workout.update({ where: { id: workoutId, userId }, data: input });
      await xp.revise("workout", workoutId, awardOf(activityTypeSchema.parse(activityType), duration));
    });
    return answer(tx, userId, workoutId, unlocked, now);
  });
}

export function deleteWorkout(userId: string, workoutId: string, now: Date = systemClock()): Promise<void> {
  return transaction(async (tx) => {
    await changeActivity(tx, { userId, now }, async (xp) => {
      const { count } = await tx.workout.deleteMany({ where: { id: workoutId, userId } });
      if (count === 0) throw new AppError("not_found");
      await xp.takeBack("workout", workoutId);
    });
  });
}
