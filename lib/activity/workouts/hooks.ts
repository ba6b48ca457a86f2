import { getJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import { removeLater, useNotRemoved } from "@/lib/core/client/pending-deletions";
import { deleteOrQueue, sendOrQueue } from "@/lib/core/client/send-or-queue";
import { useRefresh } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { useClaimStats } from "../stats/hooks";
import { workoutName } from "./rules";
import type { CreateWorkoutInput, EditWorkoutInput, LoggedWorkout, Workout, WorkoutDetail } from "./schema";

const isWorkout = entityWith<Workout>("startedAt", "duration");

export const fetchWorkout = (id: string) => getJson<WorkoutDetail>(paths.api.workout(id));

const removalOf = (id: string) => `workout ${id}`;

/** The expected result of a queued edit; only the server knows its XP. */
const editedAs = (workout: Workout, { activityType, duration, notes }: EditWorkoutInput): Workout => ({
  ...workout,
  ...(activityType !== undefined && { activityType }),
  ...(duration !== undefined && { duration }),
  ...(notes !== undefined && { notes }),
});

/**
 * The history, newest first (or one day's), with the functions that change it. A successful change invalidates the
 * current user (spec §7), the stats, and everything else counted from workouts.
 */
export function useWorkouts(day: string | null = null) {
  const refresh = useRefresh();
  const claimStats = useClaimStats();
  const list = useEndless<Workout>(day === null ? paths.api.workoutHistory : paths.api.workoutsOf(day));
  const patch = useEntityPatch(isWorkout);
  const changed = () => refresh(STALE_AFTER.workout);

  return {
    ...list,
    items: useNotRemoved(list.items, removalOf),
    log: async (workout: CreateWorkoutInput, idempotencyKey: string, isQuiet = false) => {
      const logged = await sendOrQueue<LoggedWorkout>({
        kind: "Workout",
        details: `${workoutName(workout.activityType)} · ${workout.duration} min`,
        method: "POST",
        url: paths.api.workouts,
        body: workout,
        timeField: "startedAt", // so that it counts on the day it was logged
        key: idempotencyKey,
        isQuiet,
        stale: STALE_AFTER.workout,
        editable: { field: "duration", label: "Minutes", isNumber: true },
      });
      if (!logged) return;
      await changed();
      void claimStats({ xpGained: logged.xpEarned });
      return logged;
    },
    edit: async (id: string, workout: EditWorkoutInput) => {
      const edited = await sendOrQueue<LoggedWorkout>({
        kind: "Workout edit",
        method: "PATCH",
        url: paths.api.workout(id),
        body: workout,
        stale: STALE_AFTER.workout,
      });
      if (edited) await changed();
      else patch(id, (known) => editedAs(known, workout));
      return edited;
    },
    remove: (id: string, onFailed: (error: unknown) => void) =>
      removeLater(removalOf(id), onFailed, async () => {
        const url = paths.api.workout(id);
        await deleteOrQueue({ kind: "Workout deletion", subject: removalOf(id), url, stale: STALE_AFTER.workout });
        patch(id, () => null);
        if (navigator.onLine) await changed();
      }),
  };
}
export type Workouts = ReturnType<typeof useWorkouts>;

/** One workout with its route, if the user may see it. */
export const useWorkout = (workoutId: string) => useData<WorkoutDetail>(paths.api.workout(workoutId));
