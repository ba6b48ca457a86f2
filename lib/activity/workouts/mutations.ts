import "server-only";
import { v7 as uuid } from "uuid";
import { announce } from "@/lib/activity/achievements/mutations";
import { NO_REWARDS } from "@/lib/activity/achievements/rewards";
import type { Reward } from "@/lib/activity/achievements/schema";
import { changeActivity } from "@/lib/activity/changes/mutations";
import { measured, remeasure, saveRoute } from "@/lib/activity/routes/mutations";
import { getStats } from "@/lib/activity/stats/queries";
import { ownWeek } from "@/lib/activity/weeks/queries";
import type { Award } from "@/lib/activity/xp/rules";
import { readInTransaction, sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError, invalid } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { systemClock } from "@/lib/core/shared/clock";
import { requireVenue } from "@/lib/discover/venues/access";
import { findLogged } from "./queries";
import {
  type ActivityType,
  isInFuture,
  isTooOld,
  MAX_MINUTES_PER_DAY,
  MAX_WORKOUT_MINUTES,
  minutesOf,
  WORKOUT_SCORE,
  type WorkoutSource,
  workoutXp,
} from "./rules";
import {
  activityTypeSchema,
  type CreateWorkout,
  type EditWorkout,
  type LoggedWorkout,
  type RecordWorkout,
} from "./schema";

/** 400 for a pair that isn't the user's own; none is allowed. The pair is locked until the workout is written. */
async function requireShoes(tx: Tx, userId: string, shoesId: string | null | undefined): Promise<void> {
  if (!shoesId) return;
  const own = await tx.$queryRaw<unknown[]>(sql`
    select 1 from shoes where id = ${shoesId}::uuid and "userId" = ${userId}::uuid for key share`);
  if (own.length === 0) throw invalid("shoesId", "Unknown shoes");
}

function checkStart(startedAt: Date, source: WorkoutSource, now: Date): void {
  if (isInFuture(startedAt, now)) throw invalid("startedAt", "A workout can't start in the future");
  if (isTooOld(source, startedAt, now)) throw invalid("startedAt", "Enter a date within the last year");
}

const awardOf = (activityType: ActivityType, duration: number): Award => ({
  xp: workoutXp(activityType, duration),
  score: WORKOUT_SCORE,
});

type Written = { workoutId: string; reward: Reward; isLonger: boolean };

/**
 * Returns a workout after a write. Rejects more than 24 hours of activity on one day, because XP is awarded by the
 * minute and could otherwise be faked. Checked after the award, whose lock blocks the user's other writes.
 */
async function answer(
  tx: Tx,
  userId: string,
  { workoutId, reward, isLonger }: Written,
  now: Date,
): Promise<LoggedWorkout> {
  const read = readInTransaction(tx);
  const logged = await findLogged(userId, workoutId, read, now);
  if (!logged) throw new AppError("not_found");
  const { workout, dayMinutes, goalAhead } = logged;
  if (isLonger && dayMinutes > MAX_MINUTES_PER_DAY) {
    throw invalid("duration", "That's more than 24 hours of activity in one day");
  }
  const stats = await getStats(userId, read, now);
  const { minutes } = stats.weekly;
  const goal = goalAhead !== null && goalAhead <= minutes ? await notifyGoal(tx, userId, minutes, now) : null;
  const { goalReached } = await announce(tx, userId, { ...NO_REWARDS, goalReached: goal });
  return { workout, xpEarned: workout.xpEarned, stats, ...reward, goalReached };
}

/** The weekly goal in minutes if it was reached and not yet announced this week; marks it as announced. */
async function notifyGoal(tx: Tx, userId: string, minutes: number, now: Date): Promise<number | null> {
  const [settings] = await tx.$queryRaw<{ weeklyGoal: number }[]>(sql`
    update users u set "goalNotifiedFor" = ${ownWeek(now)}
    where id = ${userId}::uuid and "weeklyGoal" <= ${minutes}::int and "goalNotifiedFor" is distinct from ${ownWeek(now)}
    returning "weeklyGoal"`);
  return settings?.weeklyGoal ?? null;
}

type NewWorkout = Omit<CreateWorkout, "startedAt" | "source"> & { startedAt: Date; source: WorkoutSource };
/** Writes related rows in the same transaction. */
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
      const { activityType, duration, notes, venueId, shoesId, source, startedAt, distanceMeters } = input;
      const { averageHeartRate = null, maxHeartRate = null } = input;
      // Raw SQL, because this is a frequent write that would cost three times as much through Prisma.
      const [made] = await tx.$queryRaw<{ day: string }[]>(sql`
        insert into workouts (id, "userId", "activityType", duration, notes, "venueId", "shoesId", source, "startedAt", "distanceMeters", "averageHeartRate", "maxHeartRate", "createdAt")
        values (${id}::uuid, ${userId}::uuid, ${activityType}, ${duration}::int, ${notes}, ${venueId ?? null}::uuid, ${shoesId ?? null}::uuid,
          ${source}::"WorkoutSource", ${startedAt.toISOString()}::timestamptz, ${distanceMeters ?? null}::int, ${averageHeartRate}::int, ${maxHeartRate}::int, ${now.toISOString()}::timestamptz)
        returning "localDay"::text as day`);
      await xp.award("workout", id, awardOf(activityType, duration), made?.day);
      await alongside(tx, id);
    });
    return answer(tx, userId, { workoutId: id, reward: { unlocked, levelReached }, isLonger: true }, now);
  });
}

export function createWorkout(
  userId: string,
  input: CreateWorkout,
  clientKey?: ClientKey,
  now: Date = systemClock(),
): Promise<LoggedWorkout> {
  const startedAt = input.startedAt ?? now;
  checkStart(startedAt, input.source, now);
  return insertWorkout(userId, { ...input, startedAt }, now, clientKey, (tx, workoutId) =>
    input.source === "file" ? refuseRepeat(tx, userId, workoutId) : Promise.resolve(),
  );
}

/** A workout from a file without a map may not overlap one that a device measured, because it would be a duplicate. */
async function refuseRepeat(tx: Tx, userId: string, workoutId: string): Promise<void> {
  const overlapping = await tx.$queryRaw<unknown[]>(sql`
    select 1 from workouts other join workouts this on this.id = ${workoutId}::uuid
    where other."userId" = ${userId}::uuid and other.id <> this.id and other.source <> 'typed'
      and other."startedAt" < this."startedAt" + make_interval(mins => this.duration)
      and other."startedAt" + make_interval(mins => other.duration) > this."startedAt"
      and other."startedAt" > this."startedAt" - make_interval(mins => ${MAX_WORKOUT_MINUTES}::int) limit 1`);
  if (overlapping.length > 0)
    throw new AppError("conflict", { message: "You already recorded a workout at that time" });
}

/** Start, duration, and distance come from the route; it earns the same XP as a typed workout of the same duration. */
export function recordWorkout(
  userId: string,
  { route: sent, ...typed }: RecordWorkout,
  clientKey?: ClientKey,
): Promise<LoggedWorkout> {
  const now = systemClock();
  const source = typed.source ?? sent.source;
  const route = { ...sent, source };
  const result = measured(route, typed.activityType);
  const { startedAt } = route;
  if (isInFuture(new Date(startedAt.getTime() + result.elapsedSeconds * 1000), now)) {
    throw invalid("route", "A workout can't end in the future");
  }
  const duration = minutesOf(result.movingSeconds);
  const { distanceMeters } = result;
  const workout = { ...typed, source, startedAt, duration, distanceMeters };
  return insertWorkout(userId, workout, now, clientKey, (tx, workoutId) =>
    saveRoute(tx, { userId, workoutId }, route, result),
  );
}

type Stored = {
  activityType: string;
  duration: number;
  distanceMeters: number | null;
  source: WorkoutSource;
  startedAt: Date;
  day: string;
  hasRoute: boolean;
};

/** The user's own workout, locked until the end of the transaction. */
async function lock(tx: Tx, userId: string, workoutId: string): Promise<Stored> {
  const [found] = await tx.$queryRaw<Stored[]>(sql`
    select "activityType", duration, "distanceMeters", source, "startedAt", "localDay"::text as day,
           exists (select 1 from workout_routes r where r."workoutId" = w.id) as "hasRoute"
    from workouts w where id = ${workoutId}::uuid and "userId" = ${userId}::uuid for update`);
  if (!found) throw new AppError("not_found");
  return found;
}

const MEASURED = ["startedAt", "duration", "distanceMeters"] as const;

/** Validates changed fields as when the workout is created. */
function checkEdit(before: Stored, input: EditWorkout, now: Date): void {
  const changed = MEASURED.filter((field) => input[field] !== undefined && !isSame(input[field], before[field]));
  const [fixed] = before.hasRoute ? changed : [];
  if (fixed) throw invalid(fixed, "This comes from the recorded route and can't be changed");
  if (input.startedAt && changed.includes("startedAt")) checkStart(input.startedAt, before.source, now);
}
const isSame = (one: Date | number | null | undefined, other: Date | number | null) =>
  (one ?? null)?.valueOf() === other?.valueOf();

/** Absent fields are unchanged. XP is recalculated when the workout changes in a way that affects it. */
export function editWorkout(
  userId: string,
  workoutId: string,
  input: EditWorkout,
  now: Date = systemClock(),
): Promise<LoggedWorkout> {
  return transaction(async (tx) => {
    // Locked before the workout, in the same order as deleting a pair.
    await requireShoes(tx, userId, input.shoesId);
    const before = await lock(tx, userId, workoutId);
    checkEdit(before, input, now);
    await requireVenue(tx, input.venueId);
    const other = input.activityType === before.activityType ? undefined : input.activityType;
    const moving = before.hasRoute && other ? await remeasure(tx, workoutId, other) : null;
    const data = moving === null ? input : { ...input, duration: minutesOf(moving) };
    let isLonger = false;
    const reward = await changeActivity(tx, { userId, now }, async (xp) => {
      const after = await tx.workout.update({ where: { id: workoutId, userId }, data });
      const day = after.localDay?.toISOString().slice(0, 10) ?? before.day;
      isLonger = after.duration > before.duration || day !== before.day;
      const isRepriced = other !== undefined || after.duration !== before.duration;
      const award = isRepriced ? awardOf(activityTypeSchema.parse(after.activityType), after.duration) : undefined;
      if (isRepriced || day !== before.day) await xp.revise("workout", workoutId, award, day);
    });
    const { unlocked, levelReached } = reward;
    return answer(tx, userId, { workoutId, reward: { unlocked, levelReached }, isLonger }, now);
  });
}

export function deleteWorkout(userId: string, workoutId: string, now: Date = systemClock()): Promise<void> {
  return transaction(async (tx) => {
    await changeActivity(tx, { userId, now }, async (xp) => {
      const { count } = await tx.workout.deleteMany({ where: { id: workoutId, userId } });
      if (count === 0) throw new AppError("not_found");
      await xp.reverse("workout", workoutId);
    });
  });
}
