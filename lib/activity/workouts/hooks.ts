import { useEndless } from "@/lib/core/client/endless";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import type { Placed } from "@/lib/core/client/outbox";
import { removeLater, useNotRemoved } from "@/lib/core/client/removals";
import { deleteOrKeep, sendOrKeep, useOutbox } from "@/lib/core/client/send-or-keep";
import { useRefresh } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { useClaimStats } from "../stats/hooks";
import { type ActivityType, isActivityType } from "./rules";
import type { CreateWorkoutInput, EditWorkoutInput, LoggedWorkout, Workout, WorkoutDetail } from "./schema";

const isWorkout = entityWith<Workout>("startedAt", "duration");

const removalOf = (id: string) => `workout ${id}`;

/** What an edit that waits will make of it; what it earns is the server's to say. */
const editedAs = (workout: Workout, { activityType, duration, notes }: EditWorkoutInput): Workout => ({
  ...workout,
  ...(activityType !== undefined && { activityType }),
  ...(duration !== undefined && { duration }),
  ...(notes !== undefined && { notes }),
});

/**
 * The history, newest first (with a day, of that day), and what changes it. A success invalidates the current user
 * (spec §7), the stats and everything else that is counted from workouts.
 */
export function useWorkouts(day: string | null = null) {
  const refresh = useRefresh();
  const claimStats = useClaimStats();
  const list = useEndless<Workout>(day === null ? paths.api.workouts : paths.api.workoutsOf(day));
  const patch = useEntityPatch(isWorkout);
  const changed = () => refresh(STALE_AFTER.workout);

  return {
    ...list,
    items: useNotRemoved(list.items, removalOf),
    log: async (workout: CreateWorkoutInput, idempotencyKey: string) => {
      const logged = await sendOrKeep<LoggedWorkout>({
        kind: "workout",
        details: `${workout.activityType}, ${workout.duration} min`,
        method: "POST",
        url: paths.api.workouts,
        body: workout,
        // Kept with the moment it was logged at, or it would become one of the day it is sent.
        laterBody: { ...workout, startedAt: workout.startedAt ?? new Date().toISOString() },
        key: idempotencyKey,
        stale: STALE_AFTER.workout,
        editable: { field: "duration", label: "Minutes", isNumber: true },
      });
      if (!logged) return;
      await changed();
      void claimStats({ xpGained: logged.xpEarned });
      return logged;
    },
    edit: async (id: string, workout: EditWorkoutInput) => {
      const edited = await sendOrKeep<LoggedWorkout>({
        kind: "workoutEdit",
        details: "",
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
        await deleteOrKeep({ kind: "workoutDeletion", subject: removalOf(id), url, stale: STALE_AFTER.workout });
        patch(id, () => null);
        if (navigator.onLine) await changed();
      }),
  };
}
export type Workouts = ReturnType<typeof useWorkouts>;

/** One workout with its way, one's own or somebody's who lets one see it. */
export const useWorkout = (workoutId: string) => useData<WorkoutDetail>(paths.api.workout(workoutId));

/** A workout logged without a connection, as it waits on this device. */
export type UnsentWorkout = { key: string; activityType: ActivityType; duration: number; problem: string | null };

function unsentFrom({ kind, key, body, problem }: Placed): UnsentWorkout | null {
  if (kind !== "workout" || !body || !("activityType" in body) || !("duration" in body)) return null;
  const { activityType, duration } = body;
  if (typeof activityType !== "string" || !isActivityType(activityType) || typeof duration !== "number") return null;
  return { key, activityType, duration, problem };
}

export function useUnsent(): UnsentWorkout[] {
  return useOutbox().flatMap((waiting) => unsentFrom(waiting) ?? []);
}
