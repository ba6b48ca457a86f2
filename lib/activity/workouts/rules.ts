import { keysOf, tableOf } from "@/lib/core/shared/keys";

type Activity = {
  name: string;
  xpPer30Minutes: number;
  /** Meters per second that no one can sustain for ten seconds, even downhill. */
  topSpeed: number;
  /** Below this speed, in meters per second, the person is standing still while the position drifts. */
  stationarySpeed?: number;
  /** A recording tracks the route; other activities are only timed. */
  hasRoute?: true;
  /** Shown as speed instead of pace. */
  isShownAsSpeed?: true;
};

/** Spec §2 and §9: the eight activities and their XP. */
const SPEC_ACTIVITIES = {
  running: { name: "Running", xpPer30Minutes: 10, topSpeed: 10, hasRoute: true },
  cycling: {
    name: "Cycling",
    xpPer30Minutes: 8,
    topSpeed: 28,
    stationarySpeed: 1,
    hasRoute: true,
    isShownAsSpeed: true,
  },
  yoga: { name: "Yoga", xpPer30Minutes: 6, topSpeed: 12 },
  strength: { name: "Strength", xpPer30Minutes: 12, topSpeed: 12 },
  swimming: { name: "Swimming", xpPer30Minutes: 14, topSpeed: 12 },
  basketball: { name: "Basketball", xpPer30Minutes: 10, topSpeed: 12 },
  soccer: { name: "Soccer", xpPer30Minutes: 10, topSpeed: 12 },
  hiking: { name: "Hiking", xpPer30Minutes: 9, topSpeed: 7, hasRoute: true },
} as const satisfies Record<string, Activity>;

const MORE_ACTIVITIES = {
  walking: { name: "Walking", topSpeed: 7, hasRoute: true },
  rowing: { name: "Rowing", topSpeed: 9, hasRoute: true, isShownAsSpeed: true },
  kayaking: { name: "Kayaking", topSpeed: 9, hasRoute: true, isShownAsSpeed: true },
  skating: { name: "Skating", topSpeed: 18, stationarySpeed: 1, hasRoute: true, isShownAsSpeed: true },
  skiing: { name: "Skiing", topSpeed: 40, stationarySpeed: 1, hasRoute: true, isShownAsSpeed: true },
  climbing: { name: "Climbing", topSpeed: 12 },
  dance: { name: "Dance", topSpeed: 12 },
  tennis: { name: "Tennis", topSpeed: 12 },
  wheelchair: { name: "Wheelchair", topSpeed: 18, hasRoute: true, isShownAsSpeed: true },
  other: { name: "Other", topSpeed: 28 },
} as const satisfies Record<string, Omit<Activity, "xpPer30Minutes">>;
/** XP of all these other activities. */
const MORE_XP = 6;

export type ActivityType = keyof typeof SPEC_ACTIVITIES | keyof typeof MORE_ACTIVITIES;
/** All activities. Everything that differs between activities is defined here. */
export const ACTIVITIES: Readonly<Record<ActivityType, Activity>> = {
  ...SPEC_ACTIVITIES,
  ...tableOf(keysOf(MORE_ACTIVITIES), (type) => ({ ...MORE_ACTIVITIES[type], xpPer30Minutes: MORE_XP })),
};
/** The name of one workout: "Running", but "Workout" for other activities. */
export const workoutName = (activityType: ActivityType): string =>
  activityType === "other" ? "Workout" : ACTIVITIES[activityType].name;
export const ACTIVITY_TYPES = keysOf(ACTIVITIES);
export const SPEC_ACTIVITY_TYPES = keysOf(SPEC_ACTIVITIES);
export const MORE_ACTIVITY_TYPES = keysOf(MORE_ACTIVITIES);

export const MIN_WORKOUT_MINUTES = 1;
export const MAX_WORKOUT_MINUTES = 1440;

/** The whole minutes that a timed workout is logged with. */
export const minutesOf = (seconds: number): number =>
  Math.min(MAX_WORKOUT_MINUTES, Math.max(MIN_WORKOUT_MINUTES, Math.round(seconds / 60)));
/** For all workouts that start on one local day, because XP is awarded by the minute. */
export const MAX_MINUTES_PER_DAY = 1440;
/** Duration in minutes that the server accepts for one workout. */
export const isDuration = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= MIN_WORKOUT_MINUTES && minutes <= MAX_WORKOUT_MINUTES;
export const MAX_WORKOUT_NOTES = 2000;
/** 1,000 km: more than anyone covers in a day, and far below the column's limit. */
export const MAX_DISTANCE_METERS = 1_000_000;
export const WORKOUT_SCORE = 45;
/** How far a phone's clock may be ahead of the server's. */
const CLOCK_SKEW_MS = 60_000;

export function isActivityType(value: string): value is ActivityType {
  return Object.hasOwn(ACTIVITIES, value);
}

export function isSpecActivity(value: string): boolean {
  return Object.hasOwn(SPEC_ACTIVITIES, value);
}

export const followsPosition = (activityType: ActivityType): boolean => ACTIVITIES[activityType].hasRoute === true;

/** "running workout"; a workout of the activity "other" is just a "workout". */
export const activityPhrase = (activityType: string, noun: string): string =>
  activityType === "other" ? noun : `${activityType} ${noun}`;

/** floor(XP per 30 minutes × minutes / 30), spec §9. The form's estimate is what the server awards. */
export function workoutXp(activityType: ActivityType, minutes: number): number {
  return Math.floor((ACTIVITIES[activityType].xpPer30Minutes * minutes) / 30);
}

/** Typed into the form, recorded here, or imported from a file. */
export const WORKOUT_SOURCES = ["typed", "recorded", "file"] as const;
export type WorkoutSource = (typeof WORKOUT_SOURCES)[number];

/** Typed workouts start at most one year ago; recorded and imported ones may be older. */
export function isTooOld(source: WorkoutSource, startedAt: Date, now: Date): boolean {
  const earliest = new Date(now);
  earliest.setUTCFullYear(earliest.getUTCFullYear() - 1);
  return source === "typed" && startedAt < earliest;
}

/** Workouts can't be logged before they are done. */
export function isInFuture(startedAt: Date, now: Date): boolean {
  return startedAt.getTime() > now.getTime() + CLOCK_SKEW_MS;
}
