import { MAX_ROUTE_BYTES } from "@/lib/activity/routes/rules";
import { recordWorkout } from "@/lib/activity/workouts/mutations";
import { loggedWorkoutSchema, recordWorkoutSchema } from "@/lib/activity/workouts/schema";
import { createdOnce } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    {
      summary: "Log a workout with its route",
      description:
        "The start time, duration, and distance come from `route`. 409 if you recorded another workout at that time.",
      body: recordWorkoutSchema,
      ...createdOnce(loggedWorkoutSchema),
      maxBytes: MAX_ROUTE_BYTES,
    },
    ({ user, body, clientKey }) => recordWorkout(user.id, body, clientKey),
  ),
});
