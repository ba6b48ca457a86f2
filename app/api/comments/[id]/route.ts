import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { deleteComment, editComment } from "@/lib/feed/comments/mutations";
import { commentSchema, editCommentSchema } from "@/lib/feed/comments/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PATCH: userRoute(
    { summary: "Update your comment", params: idParams, body: editCommentSchema, response: commentSchema },
    ({ user, params, body }) => editComment(user.id, params.id, body),
  ),
  DELETE: userRoute(
    { summary: "Delete your comment, or any comment on your photo, post, or workout", params: idParams, status: 204 },
    ({ user, params }) => deleteComment(user.id, params.id),
  ),
});
