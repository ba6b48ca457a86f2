import { deleteWorkout, editWorkout } from "@/lib/activity/workouts/mutations";
import { editWorkoutSchema, loggedWorkoutSchema, workoutParams } from "@/lib/activity/workouts/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PATCH: user(
    {
      summary: "Edit a workout, and its XP with it",
      params: workoutParams,
      body: editWorkoutSchema,
      response: loggedWorkoutSchema,
    },
    ({ user, params, body }) => editWorkout(user.id, params.id, body),
  ),
  DELETE: user(
    { summary: "Delete a workout, and its XP with it", params: workoutParams, status: 204 },
    ({ user, params }) => deleteWorkout(user.id, params.id),
  ),
});
