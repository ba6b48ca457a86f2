import { type Resolver, type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { type DistanceUnit, distanceInputValue } from "@/lib/activity/distance/rules";
import { type ActivityType, isDuration, workoutXp } from "@/lib/activity/workouts/rules";
import type { Workout, WorkoutFormInput, WorkoutFormOutput } from "@/lib/activity/workouts/schema";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { CHICAGO, dayIn, timeIn } from "@/lib/core/shared/zone";

export type WorkoutFormOf = UseFormReturn<WorkoutFormInput, unknown, WorkoutFormOutput>;

export const NO_WORKOUT: WorkoutFormInput = {
  activityType: null,
  minutes: "",
  notes: "",
  distance: "",
  when: "",
  place: null,
  shoes: "",
};

/** A time in datetime-local format, in Chicago time like the history and the streak. */
export function localMoment(at: Date): string {
  return `${dayIn(CHICAGO, at)}T${timeIn(CHICAGO, at)}`;
}

export const workoutFieldsOf = (workout: Workout, unit: DistanceUnit): WorkoutFormInput => ({
  activityType: workout.activityType,
  minutes: String(workout.duration),
  notes: workout.notes ?? "",
  distance: workout.distanceMeters === null ? "" : distanceInputValue(workout.distanceMeters, unit),
  when: localMoment(new Date(workout.startedAt)),
  shoes: workout.shoesId ?? "",
  place: workout.venueId ? { id: workout.venueId, name: workout.venueName ?? "Place" } : null,
});

// The checks load when the form is first validated, because zod is 38 KB gzipped.
const loadChecks = retryImport(() => import("@/components/activity/workout-checks"), { isQuiet: true });
const resolverOf =
  (unit: DistanceUnit): Resolver<WorkoutFormInput, unknown, WorkoutFormOutput> =>
  async (...args) =>
    (await loadChecks()).workoutResolver(unit)(...args);
const RESOLVERS = { mi: resolverOf("mi"), km: resolverOf("km") };

export function useWorkoutForm(unit: DistanceUnit, defaultValues: WorkoutFormInput): WorkoutFormOf {
  return useForm<WorkoutFormInput, unknown, WorkoutFormOutput>({
    resolver: RESOLVERS[unit],
    mode: "onChange",
    defaultValues,
  });
}

/** The XP of the workout in the form by the server's rules; 0 for minutes it would reject. */
export function useEstimatedXp(form: WorkoutFormOf, activityType: ActivityType | null): number {
  const minutes = Number(useWatch({ control: form.control, name: "minutes" }));
  return activityType && isDuration(minutes) ? workoutXp(activityType, minutes) : 0;
}
