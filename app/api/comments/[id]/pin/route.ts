import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { pinComment } from "@/lib/feed/comments/mutations";
import { commentSchema } from "@/lib/feed/comments/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    { summary: "Pin a comment on your photo, post, or workout", params: idParams, response: commentSchema },
    ({ user, params }) => pinComment(user.id, params.id, true),
  ),
  DELETE: userRoute({ summary: "Unpin a comment", params: idParams, response: commentSchema }, ({ user, params }) =>
    pinComment(user.id, params.id, false),
  ),
});
