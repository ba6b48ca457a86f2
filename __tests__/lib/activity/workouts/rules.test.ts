import {
  ACTIVITY_TYPES,
  isActivityType,
  isInFuture,
  workoutXp,
  XP_PER_30_MINUTES,
} from "@/lib/activity/workouts/rules";

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

test("the eight types are the spec's, and nothing else is one", () => {
  expect([...ACTIVITY_TYPES].sort()).toEqual(Object.keys(XP_PER_30_MINUTES).sort());
  expect(ACTIVITY_TYPES).toHaveLength(8);
  for (const other of ["general", "Running", "toString", "", "experience"]) expect(isActivityType(other)).toBe(false);
});

test("a phone's clock may be a minute ahead, no more", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  expect(isInFuture(new Date("2026-11-20T12:01:00Z"), now)).toBe(false);
  expect(isInFuture(new Date("2026-11-20T12:01:01Z"), now)).toBe(true);
  expect(isInFuture(new Date("2020-01-01T00:00:00Z"), now)).toBe(false);
});
