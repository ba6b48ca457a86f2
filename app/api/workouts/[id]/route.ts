import { deleteWorkout, editWorkout } from "@/lib/activity/workouts/mutations";
import { findVisibleWorkout } from "@/lib/activity/workouts/queries";
import { editWorkoutSchema, loggedWorkoutSchema, workoutDetailSchema } from "@/lib/activity/workouts/schema";
import { AppError } from "@/lib/core/server/errors";
import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "A workout, with its way as far as one may see it",
      description:
        "`route.own` is one's own, whole. `route.shown` is somebody else's, by their map audience, an hour after its end and without hidden places.",
      params: idParams,
      response: workoutDetailSchema,
    },
    async ({ user, params }) => {
      const found = await findVisibleWorkout(user.id, params.id);
      if (!found) throw new AppError("not_found");
      return found;
    },
  ),
  PATCH: user(
    {
      summary: "Edit a workout, and its XP with it",
      params: idParams,
      body: editWorkoutSchema,
      response: loggedWorkoutSchema,
    },
    ({ user, params, body }) => editWorkout(user.id, params.id, body),
  ),
  DELETE: user({ summary: "Delete a workout, and its XP with it", params: idParams, status: 204 }, ({ user, params }) =>
    deleteWorkout(user.id, params.id),
  ),
});
