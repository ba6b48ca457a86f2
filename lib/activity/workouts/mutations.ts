import "server-only";
import { v7 as uuid } from "uuid";
import { syncAchievements } from "@/lib/activity/achievements/mutations";
import { freezeResults } from "@/lib/activity/challenges/mutations";
import { getStats } from "@/lib/activity/stats/queries";
import { awardXp, reviseXp } from "@/lib/activity/xp/mutations";
import { sql, type Tx, transaction, within } from "@/lib/core/server/db";
import { AppError, invalid } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { systemClock } from "@/lib/core/shared/clock";
import { requireVenue } from "@/lib/discover/venues/access";
import { findWorkout } from "./queries";
import { isInFuture, WORKOUT_SCORE, workoutXp } from "./rules";
import { activityTypeSchema, type CreateWorkout, type EditWorkout, type LoggedWorkout } from "./schema";

function checkTime(startedAt: Date | null | undefined, now: Date): void {
  if (startedAt && isInFuture(startedAt, now)) throw invalid("startedAt", "A workout can't start in the future");
}

const paidBy = (userId: string, workoutId: string) => ({ userId, source: "workout", sourceId: workoutId }) as const;

async function answer(tx: Tx, userId: string, workoutId: string, now: Date): Promise<LoggedWorkout> {
  const read = within(tx);
  const unlocked = await syncAchievements(tx, userId, { now });
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
    const { activityType, duration, notes, distanceMeters, venueId, startedAt } = input;
    const id = uuid();
    await freezeResults(tx, userId, now);
    await tx.workout.create({
      data: {
        id,
        userId,
        activityType,
        duration,
        notes: notes ?? null,
        distanceMeters: distanceMeters ?? null,
        venueId: venueId ?? null,
        startedAt: startedAt ?? now,
        createdAt: now,
      },
    });
    await awardXp(tx, { ...paidBy(userId, id), xp: workoutXp(activityType, duration), score: WORKOUT_SCORE }, now);
    return answer(tx, userId, id, now);
  });
}

/** The workout as it is, locked until the end of the transaction. */
async function lock(tx: Tx, userId: string, workoutId: string) {
  await tx.$queryRaw(sql`
    select 1 from workouts where id = ${workoutId}::uuid and "userId" = ${userId}::uuid for update`);
  const found = await tx.workout.findFirst({ where: { id: workoutId, userId } });
  if (!found) throw new AppError("not_found");
  return found;
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
    const before = await lock(tx, userId, workoutId);
    await requireVenue(tx, input.venueId);
    await freezeResults(tx, userId, now);
    const activityType = input.activityType ?? activityTypeSchema.parse(before.activityType);
    const duration = input.duration ?? before.duration;
    await tx.workout.update({
      where: { id: workoutId, userId },
      data: {
        activityType,
        duration,
        notes: input.notes === undefined ? before.notes : input.notes,
        distanceMeters: input.distanceMeters === undefined ? before.distanceMeters : input.distanceMeters,
        venueId: input.venueId === undefined ? before.venueId : input.venueId,
        startedAt: input.startedAt ?? before.startedAt,
      },
    });
    await reviseXp(tx, { ...paidBy(userId, workoutId), xp: workoutXp(activityType, duration), score: WORKOUT_SCORE });
    return answer(tx, userId, workoutId, now);
  });
}

export function deleteWorkout(userId: string, workoutId: string, now: Date = systemClock()): Promise<void> {
  return transaction(async (tx) => {
    await freezeResults(tx, userId, now);
    const { count } = await tx.workout.deleteMany({ where: { id: workoutId, userId } });
    if (count === 0) throw new AppError("not_found");
    await reviseXp(tx, { ...paidBy(userId, workoutId), xp: 0, score: 0 });
    await syncAchievements(tx, userId, { now });
  });
}
