import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { likePost, unlikePost } from "@/lib/feed/likes/mutations";
import { likeStateSchema } from "@/lib/feed/likes/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute({ summary: "Like a post", params: idParams, response: likeStateSchema }, ({ user, params }) =>
    likePost(user.id, params.id),
  ),
  DELETE: userRoute({ summary: "Unlike a post", params: idParams, response: likeStateSchema }, ({ user, params }) =>
    unlikePost(user.id, params.id),
  ),
});
