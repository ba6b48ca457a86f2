import { MAX_ROUTE_BYTES } from "@/lib/activity/routes/rules";
import { recordWorkout } from "@/lib/activity/workouts/mutations";
import { loggedWorkoutSchema, recordWorkoutSchema } from "@/lib/activity/workouts/schema";
import { createdOnce } from "@/lib/core/server/route-contract";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: user(
    {
      summary: "Log a workout with its route",
      description:
        "Start time, minutes, and distance are read from `route`. 409 if you recorded another workout at that time.",
      body: recordWorkoutSchema,
      ...createdOnce(loggedWorkoutSchema),
      maxBytes: MAX_ROUTE_BYTES,
    },
    ({ user, body, clientKey }) => recordWorkout(user.id, body, clientKey),
  ),
});
