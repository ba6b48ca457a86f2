import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { likeCheckIn, unlikeCheckIn } from "@/lib/feed/likes/mutations";
import { likeStateSchema } from "@/lib/feed/likes/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute({ summary: "Like a check-in", params: idParams, response: likeStateSchema }, ({ user, params }) =>
    likeCheckIn(user.id, params.id),
  ),
  DELETE: userRoute({ summary: "Unlike a check-in", params: idParams, response: likeStateSchema }, ({ user, params }) =>
    unlikeCheckIn(user.id, params.id),
  ),
});
