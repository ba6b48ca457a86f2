import { deleteWorkout, editWorkout } from "@/lib/activity/workouts/mutations";
import { getWorkout } from "@/lib/activity/workouts/queries";
import { editWorkoutSchema, loggedWorkoutSchema, workoutDetailSchema } from "@/lib/activity/workouts/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    {
      summary: "Get a workout, with the route the viewer can see",
      description:
        "`route.own` is the full route of your own workout, otherwise null. `route.shown` is the route of another person's workout, without hidden places. It's null if the viewer isn't in its map audience, and for an hour after the workout ends.",
      params: idParams,
      response: workoutDetailSchema,
    },
    ({ user, params }) => getWorkout(user.id, params.id),
  ),
  PATCH: userRoute(
    {
      summary: "Update a workout and recalculate its XP",
      params: idParams,
      body: editWorkoutSchema,
      response: loggedWorkoutSchema,
    },
    ({ user, params, body }) => editWorkout(user.id, params.id, body),
  ),
  DELETE: userRoute({ summary: "Delete a workout and its XP", params: idParams, status: 204 }, ({ user, params }) =>
    deleteWorkout(user.id, params.id),
  ),
});
