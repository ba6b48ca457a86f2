import { localMoment, NO_WORKOUT } from "@/components/activity/use-workout-form";
import { workoutFormSchema } from "@/lib/activity/workouts/schema";

const sent = (when: string) =>
  workoutFormSchema("mi").safeParse({ ...NO_WORKOUT, activityType: "running", minutes: "30", when }).data?.startedAt;

// These tests run on a device in another time zone, which must have no effect.
test.each([
  ["a winter evening", "2026-11-20T17:20", "2026-11-20T23:20:00.000Z"],
  ["a summer morning", "2026-07-04T06:30", "2026-07-04T11:30:00.000Z"],
  ["after midnight, the day before in the west", "2026-01-01T00:05", "2026-01-01T06:05:00.000Z"],
  ["the hour before the clocks go back", "2026-11-01T00:59", "2026-11-01T05:59:00.000Z"],
])("%s is read and written in Chicago time", (_, field, instant) => {
  expect(sent(field)).toBe(instant);
  expect(localMoment(new Date(instant))).toBe(field);
});

test("an empty field means now, and an invalid value isn't sent", () => {
  expect(sent("")).toBeNull();
  expect(sent("yesterday")).toBeUndefined();
});
