import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { likeComment } from "@/lib/feed/comments/mutations";
import { commentSchema } from "@/lib/feed/comments/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute({ summary: "Like a comment", params: idParams, response: commentSchema }, ({ user, params }) =>
    likeComment(user.id, params.id, true),
  ),
  DELETE: userRoute({ summary: "Unlike a comment", params: idParams, response: commentSchema }, ({ user, params }) =>
    likeComment(user.id, params.id, false),
  ),
});
