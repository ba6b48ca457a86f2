import { route, user } from "@/lib/core/server/route-handler";
import { likePost, unlikePost } from "@/lib/feed/likes/mutations";
import { likeParams, likeStateSchema } from "@/lib/feed/likes/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user({ summary: "Like a post", params: likeParams, response: likeStateSchema }, ({ user, params }) =>
    likePost(user.id, params.id),
  ),
  DELETE: user(
    { summary: "Take a like of a post back", params: likeParams, response: likeStateSchema },
    ({ user, params }) => unlikePost(user.id, params.id),
  ),
});
