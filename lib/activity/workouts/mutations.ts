import "server-only";
import { v7 as uuid } from "uuid";
import type { Reward } from "@/lib/activity/achievements/schema";
import { changeActivity } from "@/lib/activity/changes/mutations";
import { measured, saveRoute } from "@/lib/activity/routes/mutations";
import { minutesOf } from "@/lib/activity/routes/rules";
import { requireShoes } from "@/lib/activity/shoes/access";
import { getStats } from "@/lib/activity/stats/queries";
import type { Award } from "@/lib/activity/xp/rules";
import { sql, type Tx, transaction, within } from "@/lib/core/server/db";
import { AppError, invalid } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { systemClock, weekOf } from "@/lib/core/shared/clock";
import { requireVenue } from "@/lib/discover/venues/access";
import { findLogged } from "./queries";
import {
  type ActivityType,
  isInFuture,
  MAX_MINUTES_A_DAY,
  MAX_WORKOUT_MINUTES,
  WORKOUT_SCORE,
  workoutXp,
} from "./rules";
import {
  activityTypeSchema,
  type CreateWorkout,
  type EditWorkout,
  type LoggedWorkout,
  type RecordWorkout,
} from "./schema";

function checkTime(startedAt: Date | null | undefined, now: Date): void {
  if (startedAt && isInFuture(startedAt, now)) throw invalid("startedAt", "A workout can't start in the future");
}

const awardOf = (activityType: ActivityType, duration: number): Award => ({
  xp: workoutXp(activityType, duration),
  score: WORKOUT_SCORE,
});

/**
 * Answers a workout that was written. Refuses more minutes than a day may hold: XP is paid by the minute, so any place
 * on a board could be made up. Checked after the award, whose lock holds back other writes of this person.
 */
async function answer(tx: Tx, userId: string, workoutId: string, reward: Reward, now: Date): Promise<LoggedWorkout> {
  const read = within(tx);
  const logged = await findLogged(userId, workoutId, read, now);
  if (!logged) throw new AppError("not_found");
  const { workout, dayMinutes, goalAhead } = logged;
  if (dayMinutes > MAX_MINUTES_A_DAY) throw invalid("duration", "That day has no room for this many minutes");
  const stats = await getStats(userId, read, now);
  const { minutes } = stats.weekly;
  const goalReached = goalAhead !== null && goalAhead <= minutes ? await tellGoal(tx, userId, minutes, now) : null;
  return { workout, xpEarned: workout.xpEarned, stats, ...reward, goalReached };
}

/** The weekly goal in minutes where it is reached and was not announced this week; marks it as announced. */
async function tellGoal(tx: Tx, userId: string, minutes: number, now: Date): Promise<number | null> {
  const week = weekOf(now);
  const [told] = await tx.$queryRaw<{ weeklyGoal: number }[]>(sql`
    update users set "goalToldFor" = ${week}::date
    where id = ${userId}::uuid and "weeklyGoal" <= ${minutes}::int and "goalToldFor" is distinct from ${week}::date
    returning "weeklyGoal"`);
  return told?.weeklyGoal ?? null;
}

type NewWorkout = Omit<CreateWorkout, "startedAt"> & { startedAt: Date };
/** What belongs to a workout beside its row, written in the same transaction. */
type RelatedWrite = (tx: Tx, workoutId: string) => Promise<void>;

function insertWorkout(
  userId: string,
  input: NewWorkout,
  now: Date,
  clientKey: ClientKey | undefined,
  alongside: RelatedWrite = async () => {},
): Promise<LoggedWorkout> {
  return once(clientKey, async (tx) => {
    await requireVenue(tx, input.venueId);
    await requireShoes(tx, userId, input.shoesId);
    const id = uuid();
    const { unlocked, levelReached } = await changeActivity(tx, { userId, now }, async (xp) => {
      const { activityType, duration, notes, venueId, shoesId, startedAt, distanceMeters } = input;
      // A statement of ours, because everybody writes it: through Prisma it costs three times as much.
      await tx.$executeRaw(sql`
        insert into workouts (id, "userId", "activityType", duration, notes, "venueId", "shoesId", "startedAt", "distanceMeters", "createdAt")
        values (${id}::uuid, ${userId}::uuid, ${activityType}, ${duration}::int, ${notes}, ${venueId ?? null}::uuid, ${shoesId ?? null}::uuid,
          ${startedAt.toISOString()}::timestamptz, ${distanceMeters ?? null}::int, ${now.toISOString()}::timestamptz)`);
      await xp.award("workout", id, awardOf(input.activityType, input.duration));
      await alongside(tx, id);
    });
    return answer(tx, userId, id, { unlocked, levelReached }, now);
  });
}

export function createWorkout(
  userId: string,
  input: CreateWorkout,
  clientKey?: ClientKey,
  now: Date = systemClock(),
): Promise<LoggedWorkout> {
  checkTime(input.startedAt, now);
  return insertWorkout(userId, { ...input, startedAt: input.startedAt ?? now }, now, clientKey);
}

/** Start, minutes and distance are what the way says; it earns what the same minutes would if they were typed. */
export function recordWorkout(
  userId: string,
  { route, ...typed }: RecordWorkout,
  clientKey?: ClientKey,
): Promise<LoggedWorkout> {
  const now = systemClock();
  const result = measured(route, typed.activityType);
  const { startedAt } = route;
  if (isInFuture(new Date(startedAt.getTime() + result.elapsedSeconds * 1000), now)) {
    throw invalid("route", "A workout can't end in the future");
  }
  const duration = minutesOf(result.movingSeconds, MAX_WORKOUT_MINUTES);
  const { distanceMeters } = result;
  return insertWorkout(userId, { ...typed, startedAt, duration, distanceMeters }, now, clientKey, (tx, workoutId) =>
    saveRoute(tx, { userId, workoutId }, route, result),
  );
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
    // Before the workout, as who deletes a pair takes it.
    await requireShoes(tx, userId, input.shoesId);
    await lock(tx, userId, workoutId);
    await requireVenue(tx, input.venueId);
    const { unlocked, levelReached } = await changeActivity(tx, { userId, now }, async (xp) => {
      const { activityType, duration } = await tx.workout.update({ where: { id: workoutId, userId }, data: input });
      await xp.revise("workout", workoutId, awardOf(activityTypeSchema.parse(activityType), duration));
    });
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
