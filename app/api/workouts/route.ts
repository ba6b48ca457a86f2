import { createWorkout } from "@/lib/activity/workouts/mutations";
import { listWorkouts } from "@/lib/activity/workouts/queries";
import { createWorkoutSchema, loggedWorkoutSchema, workoutSchema, workoutsQuery } from "@/lib/activity/workouts/schema";
import { createdOnce, pageOf } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    { summary: "List your workouts, newest first", ...pageOf(workoutSchema), query: workoutsQuery },
    ({ user, query }) => listWorkouts(user.id, query),
  ),
  POST: userRoute(
    {
      summary: "Log a workout",
      description: "409 if `source` is `file` and you recorded or imported another workout at that time.",
      body: createWorkoutSchema,
      ...createdOnce(loggedWorkoutSchema),
    },
    ({ user, body, clientKey }) => createWorkout(user.id, body, clientKey),
  ),
});
