"use client";

import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { deleteJson, patchJson, postJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { paths } from "@/lib/core/shared/paths";
import type { CreateWorkoutInput, LoggedWorkout, Workout } from "./schema";

const always = () => true;

/** The history, newest first, and what changes it. A success invalidates the current user (spec §7) and the stats. */
export function useWorkouts() {
  const { mutate } = useSWRConfig();
  const list = useEndless<Workout>(paths.api.workouts, {
    endpoint: paths.api.workouts,
    staleAfter: 0,
    mayReplace: always,
  });
  const { refresh } = list;

  const changed = useCallback(async () => {
    await Promise.all([refresh(), mutate(paths.api.currentUser), mutate(paths.api.stats)]);
  }, [refresh, mutate]);

  return {
    ...list,
    workouts: list.pages?.flatMap(({ items }) => items),
    log: useCallback(
      async (workout: CreateWorkoutInput, idempotencyKey: string) => {
        const logged = await postJson<LoggedWorkout>(paths.api.workouts, workout, idempotencyKey);
        await changed();
        return logged;
      },
      [changed],
    ),
    edit: useCallback(
      async (id: string, duration: number) => {
        const edited = await patchJson<LoggedWorkout>(paths.api.workout(id), { duration });
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
