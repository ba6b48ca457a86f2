import { createWorkout } from "@/lib/activity/workouts/mutations";
import { listWorkouts } from "@/lib/activity/workouts/queries";
import {
  createWorkoutSchema,
  loggedWorkoutSchema,
  workoutsAnswerSchema,
  workoutsQuery,
} from "@/lib/activity/workouts/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "One's own workouts, latest first",
      query: workoutsQuery,
      list: "array",
      response: workoutsAnswerSchema,
    },
    ({ user, query }) => listWorkouts(user.id, query),
  ),
  POST: user(
    {
      summary: "Log a workout",
      body: createWorkoutSchema,
      response: loggedWorkoutSchema,
      status: 201,
      idempotent: true,
    },
    ({ user, body, clientKey }) => createWorkout(user.id, body, clientKey),
  ),
});
