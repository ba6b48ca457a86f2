import { keysOf } from "@/lib/core/shared/keys";

/** Spec §9: XP per 30 minutes of each activity. */
export const XP_PER_30_MINUTES = {
  running: 10,
  cycling: 8,
  yoga: 6,
  strength: 12,
  swimming: 14,
  basketball: 10,
  soccer: 10,
  hiking: 9,
} as const;
export type ActivityType = keyof typeof XP_PER_30_MINUTES;
export const ACTIVITY_TYPES = keysOf(XP_PER_30_MINUTES);

export const MIN_WORKOUT_MINUTES = 1;
export const MAX_WORKOUT_MINUTES = 1440;
/**
 * Minutes that may begin on one day: a full day of each activity. Far above what anybody does, because imported files with coarse
 * dates put weeks on one day; made-up workouts can bring a board no more than this.
 */
export const MAX_MINUTES_A_DAY = ACTIVITY_TYPES.length * MAX_WORKOUT_MINUTES;
export const MAX_WORKOUT_NOTES = 2000;
/** 1,000 km: further than anybody goes in a day, and far below what the column holds. */
export const MAX_DISTANCE_METERS = 1_000_000;
export const WORKOUT_SCORE = 45;
/** Earlier than any log somebody might copy in. */
export const FIRST_WORKOUT = new Date("1970-01-01T00:00:00Z");
/** How far a phone's clock may be ahead of ours. */
const CLOCK_SKEW_MS = 60_000;

export function isActivityType(value: string): value is ActivityType {
  return Object.hasOwn(XP_PER_30_MINUTES, value);
}

/** Those whose way is followed by position when they are recorded; the others are timed. */
const ON_THE_WAY: readonly ActivityType[] = ["running", "cycling", "hiking"];
export const followsPosition = (activityType: ActivityType): boolean => ON_THE_WAY.includes(activityType);

/** floor(XP per 30 minutes × minutes / 30), spec §9; what the form estimates is what the server awards. */
export function workoutXp(activityType: ActivityType, minutes: number): number {
  return Math.floor((XP_PER_30_MINUTES[activityType] * minutes) / 30);
}

/** A workout is logged when it is done, not before. */
export function isInFuture(startedAt: Date, now: Date): boolean {
  return startedAt.getTime() > now.getTime() + CLOCK_SKEW_MS;
}
