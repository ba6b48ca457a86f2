"use client";

import { useCallback, useEffect, useState } from "react";
import { ApiError, deleteJson, patchJson, postJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { CreateWorkoutInput, EditWorkoutInput, LoggedWorkout, Workout } from "./schema";
import { dropUnsent, onUnsent, readUnsent, type UnsentWorkout } from "./unsent";

/**
 * The history, newest first (with a day, of that day), and what changes it. A success invalidates the current user
 * (spec §7), the stats and everything else that is counted from workouts.
 */
export function useWorkouts(day: string | null = null) {
  const refresh = useRefresh();
  const list = useEndless<Workout>(day === null ? paths.api.workouts : paths.api.workoutsOf(day), {
    endpoint: paths.api.workouts,
    staleAfter: 0,
  });
  const changed = useCallback(() => refresh(STALE_AFTER.workout), [refresh]);

  return {
    ...list,
    workouts: list.items,
    log: useCallback(
      async (workout: CreateWorkoutInput, idempotencyKey: string) => {
        const logged = await postJson<LoggedWorkout>(paths.api.workouts, workout, idempotencyKey);
        await changed();
        return logged;
      },
      [changed],
    ),
    edit: useCallback(
      async (id: string, workout: EditWorkoutInput) => {
        const edited = await patchJson<LoggedWorkout>(paths.api.workout(id), workout);
        await changed();
        return edited;
      },
      [changed],
    ),
    remove: useCallback(
      async (id: string) => {
        await deleteJson(paths.api.workout(id));
        await changed();
      },
      [changed],
    ),
  };
}
export type Workouts = ReturnType<typeof useWorkouts>;

/** What waits on this device to be sent. */
export function useUnsent(userId: string): UnsentWorkout[] {
  const [unsent, setUnsent] = useState<UnsentWorkout[]>([]);
  useEffect(() => {
    const read = () => setUnsent(readUnsent(userId));
    read();
    return onUnsent(read);
  }, [userId]);
  return unsent;
}

/** One at a time in this tab, however many ask. */
let isSending = false;

/** Refused for good, however often it is sent; a key the server knows with another body was logged before. */
const REFUSED = [400, 404, 413, 422];
const ALREADY_LOGGED = 422;

/**
 * Sends what waits, one after the other, now and whenever the connection is back. `told` hears how many were logged and
 * how many were refused.
 */
export function useSendUnsent(userId: string, told: (outcome: { sent: number; refused: number }) => void): void {
  const refresh = useRefresh();

  const send = useCallback(async () => {
    let [sent, refused] = [0, 0];
    for (const { key, workout } of readUnsent(userId)) {
      try {
        await postJson<LoggedWorkout>(paths.api.workouts, workout, key);
        sent += 1;
      } catch (error) {
        if (!(error instanceof ApiError) || !REFUSED.includes(error.status)) break;
        if (error.status !== ALREADY_LOGGED) refused += 1;
      }
      dropUnsent(userId, key);
    }
    if (sent + refused === 0) return;
    await refresh(STALE_AFTER.workout);
    told({ sent, refused });
  }, [userId, refresh, told]);

  useEffect(() => {
    const run = async () => {
      if (isSending || !navigator.onLine) return;
      isSending = true;
      try {
        await send();
      } finally {
        isSending = false;
      }
    };
    void run();
    window.addEventListener("online", run);
    return () => window.removeEventListener("online", run);
  }, [send]);
}
