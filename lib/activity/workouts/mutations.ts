import "server-only";
import { v7 as uuid } from "uuid";
import { changeActivity, type Reward } from "@/lib/activity/changes/mutations";
import { getStats } from "@/lib/activity/stats/queries";
import type { Award } from "@/lib/activity/xp/rules";
import { sql, type Tx, transaction, within } from "@/lib/core/server/db";
import { AppError, invalid } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { systemClock } from "@/lib/core/shared/clock";
import { requireVenue } from "@/lib/discover/venues/access";
import { findWorkout } from "./queries";
import { type ActivityType, isInFuture, MAX_MINUTES_A_DAY, WORKOUT_SCORE, workoutXp } from "./rules";
import { activityTypeSchema, type CreateWorkout, type EditWorkout, type LoggedWorkout } from "./schema";

function checkTime(startedAt: Date | null | undefined, now: Date): void {
  if (startedAt && isInFuture(startedAt, now)) throw invalid("startedAt", "A workout can't start in the future");
}

const awardOf = (activityType: ActivityType, duration: number): Award => ({
  xp: workoutXp(activityType, duration),
  score: WORKOUT_SCORE,
});

async function answer(tx: Tx, userId: string, workoutId: string, reward: Reward, now: Date): Promise<LoggedWorkout> {
  const read = within(tx);
  const workout = await findWorkout(userId, workoutId, read);
  if (!workout) throw new AppError("not_found");
  return { workout, xpEarned: workout.xpEarned, stats: await getStats(userId, read, now), ...reward };
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
    const { unlocked, levelReached } = await changeActivity(tx, { userId, now }, async (xp) => {
      await tx.workout.create({
        data: { ...input, id, userId, startedAt: input.startedAt ?? now, createdAt: now },
      });
      await xp.award("workout", id, awardOf(input.activityType, input.duration));
    });
    await checkDay(tx, userId, id);
    return answer(tx, userId, id, { unlocked, levelReached }, now);
  });
}

/**
 * Refuses what no day has room for: XP is paid by the minute, and who logs more than there are would have any place on
 * the boards. Asked after the award, which lets nobody else's write of this person by.
 */
async function checkDay(tx: Tx, userId: string, workoutId: string): Promise<void> {
  const [day] = await tx.$queryRaw<{ minutes: number }[]>(sql`
    select sum(w.duration)::int as minutes
    from workouts mine join users u on u.id = mine."userId"
    cross join lateral (select (mine."startedAt" at time zone u."timeZone")::date as day) begun
    join workouts w on w."userId" = u.id
      and w."startedAt" >= begun.day::timestamp at time zone u."timeZone"
      and w."startedAt" < (begun.day + 1)::timestamp at time zone u."timeZone"
    where mine.id = ${workoutId}::uuid and mine."userId" = ${userId}::uuid`);
  if (day && day.minutes > MAX_MINUTES_A_DAY) throw invalid("duration", "That day has no room for this many minutes");
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
    const { unlocked, levelReached } = await changeActivity(tx, { userId, now }, async (xp) => {
      const { activityType, duration } = await tx.workout.update({ where: { id: workoutId, userId }, data: input });
      await xp.revise("workout", workoutId, awardOf(activityTypeSchema.parse(activityType), duration));
    });
    await checkDay(tx, userId, workoutId);
    return answer(tx, userId, workoutId, { unlocked, levelReached }, now);
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
