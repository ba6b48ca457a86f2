import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import type { WorkoutPhoto } from "./schema";

/** A workout's photos, with the functions that change them. */
export function useWorkoutPhotos(workoutId: string, items: readonly WorkoutPhoto[]) {
  const refresh = useRefresh();
  const changed = () => refresh([paths.api.workout(workoutId)]);
  return {
    items,
    add: (photoId: string) => putJson(paths.api.workoutPhoto(workoutId, photoId)).then(changed),
    remove: (photoId: string) => deleteJson(paths.api.workoutPhoto(workoutId, photoId)).then(changed),
  };
}
