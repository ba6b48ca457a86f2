import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { deleteComment, editComment } from "@/lib/feed/comments/mutations";
import { commentSchema, editCommentSchema } from "@/lib/feed/comments/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PATCH: user(
    { summary: "Edit one's own comment", params: idParams, body: editCommentSchema, response: commentSchema },
    ({ user, params, body }) => editComment(user.id, params.id, body),
  ),
  DELETE: user(
    { summary: "Delete one's own comment, or one on one's own photo", params: idParams, status: 204 },
    ({ user, params }) => deleteComment(user.id, params.id),
  ),
});
