import { route, user } from "@/lib/core/server/route-handler";
import { deleteComment, editComment } from "@/lib/feed/comments/mutations";
import { commentParams, commentSchema, editCommentSchema } from "@/lib/feed/comments/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PATCH: user(
    { summary: "Edit one's own comment", params: commentParams, body: editCommentSchema, response: commentSchema },
    ({ user, params, body }) => editComment(user.id, params.id, body),
  ),
  DELETE: user(
    { summary: "Delete one's own comment, or one on one's own photo", params: commentParams, status: 204 },
    ({ user, params }) => deleteComment(user.id, params.id),
  ),
});
