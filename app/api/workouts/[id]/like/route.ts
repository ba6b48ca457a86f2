import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { likeWorkout, unlikeWorkout } from "@/lib/feed/likes/mutations";
import { likeStateSchema } from "@/lib/feed/likes/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute({ summary: "Like a workout", params: idParams, response: likeStateSchema }, ({ user, params }) =>
    likeWorkout(user.id, params.id),
  ),
  DELETE: userRoute({ summary: "Unlike a workout", params: idParams, response: likeStateSchema }, ({ user, params }) =>
    unlikeWorkout(user.id, params.id),
  ),
});
