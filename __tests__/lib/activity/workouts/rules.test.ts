import { ACTIVITY_ICONS, ACTIVITY_NAMES } from "@/components/activity/activity-names";
import {
  ACTIVITIES,
  ACTIVITY_TYPES,
  activityPhrase,
  followsPosition,
  isActivityType,
  isDuration,
  isInFuture,
  isTooOld,
  MORE_ACTIVITY_TYPES,
  SPEC_ACTIVITY_TYPES,
  workoutXp,
} from "@/lib/activity/workouts/rules";
import { createWorkoutSchema } from "@/lib/activity/workouts/schema";

const DURATIONS = [1, 2, 3, 4, 5, 7, 29, 30, 31, 45, 59, 60, 90, 719, 1440];

// Spec §9: XP = floor(XP per 30 minutes × duration / 30), worked out by hand for each duration above.
test.each([
  ["running", [0, 0, 1, 1, 1, 2, 9, 10, 10, 15, 19, 20, 30, 239, 480]],
  ["cycling", [0, 0, 0, 1, 1, 1, 7, 8, 8, 12, 15, 16, 24, 191, 384]],
  ["yoga", [0, 0, 0, 0, 1, 1, 5, 6, 6, 9, 11, 12, 18, 143, 288]],
  ["strength", [0, 0, 1, 1, 2, 2, 11, 12, 12, 18, 23, 24, 36, 287, 576]],
  ["swimming", [0, 0, 1, 1, 2, 3, 13, 14, 14, 21, 27, 28, 42, 335, 672]],
  ["basketball", [0, 0, 1, 1, 1, 2, 9, 10, 10, 15, 19, 20, 30, 239, 480]],
  ["soccer", [0, 0, 1, 1, 1, 2, 9, 10, 10, 15, 19, 20, 30, 239, 480]],
  ["hiking", [0, 0, 0, 1, 1, 2, 8, 9, 9, 13, 17, 18, 27, 215, 432]],
] as const)("%s earns floor(rate × minutes / 30)", (activity, xp) => {
  expect(DURATIONS.map((minutes) => workoutXp(activity, minutes))).toEqual([...xp]);
});

const MORE = "walking rowing kayaking skating skiing climbing dance tennis wheelchair other".split(" ");

test("the spec's eight come first, then the ten others; nothing else is an activity", () => {
  expect(ACTIVITY_TYPES).toEqual([...SPEC_ACTIVITY_TYPES, ...MORE]);
  expect(SPEC_ACTIVITY_TYPES).toHaveLength(8);
  for (const unknown of ["general", "Running", "toString", "", "experience"])
    expect(isActivityType(unknown)).toBe(false);
});

test.each(MORE_ACTIVITY_TYPES)("%s earns 6 XP per 30 minutes", (activity) => {
  expect([4, 5, 30, 31, 1440].map((minutes) => workoutXp(activity, minutes))).toEqual([0, 1, 6, 6, 288]);
});

test.each(ACTIVITY_TYPES)("%s has a name, an icon, and a plausible top speed", (activity) => {
  const { name, topSpeed, stationarySpeed = 0.5 } = ACTIVITIES[activity];
  expect(name.toLowerCase()).toBe(activity);
  expect(ACTIVITY_NAMES[activity]).toBe(name);
  expect(ACTIVITY_ICONS[activity]).toBeTruthy();
  expect(topSpeed).toBeGreaterThanOrEqual(7);
  expect(topSpeed).toBeLessThanOrEqual(40);
  expect(stationarySpeed).toBeLessThan(topSpeed / 5);
});

test("outdoor distance activities record a route", () => {
  expect(ACTIVITY_TYPES.filter(followsPosition)).toEqual(
    "running cycling hiking walking rowing kayaking skating skiing wheelchair".split(" "),
  );
});

test("the activity is named in a phrase, except Other", () => {
  expect(activityPhrase("walking", "session")).toBe("walking session");
  expect(activityPhrase("other", "session")).toBe("session");
});

test("a phone's clock may be a minute ahead, no more", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  expect(isInFuture(new Date("2026-11-20T12:01:00Z"), now)).toBe(false);
  expect(isInFuture(new Date("2026-11-20T12:01:01Z"), now)).toBe(true);
  expect(isInFuture(new Date("2020-01-01T00:00:00Z"), now)).toBe(false);
});

test.each([0, -5, 1441, 30.5])("%d minutes are rejected with a helpful message", (duration) => {
  const { error } = createWorkoutSchema.safeParse({ activityType: "running", duration });
  expect(error?.issues.map(({ message }) => message)).toEqual(["Enter a whole number of minutes from 1 to 1,440"]);
  expect(isDuration(duration)).toBe(false);
});

test.each([
  ["typed", "2025-11-20T12:00:00Z", false],
  ["typed", "2025-11-20T11:59:59Z", true],
  ["typed", "1970-01-01T00:00:00Z", true],
  ["recorded", "1970-01-01T00:00:00Z", false],
  ["file", "1970-01-01T00:00:00Z", false],
] as const)("a %s workout of %s is too old: %s", (source, startedAt, is) => {
  expect(isTooOld(source, new Date(startedAt), new Date("2026-11-20T12:00:00Z"))).toBe(is);
});
