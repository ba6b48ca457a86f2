import { anyone, route, user } from "@/lib/core/server/route-handler";
import { createComment } from "@/lib/feed/comments/mutations";
import { listComments } from "@/lib/feed/comments/queries";
import {
  commentParams,
  commentSchema,
  commentsAnswerSchema,
  commentsQuery,
  createCommentSchema,
} from "@/lib/feed/comments/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    {
      summary: "Comments of a photo, oldest first",
      params: commentParams,
      query: commentsQuery,
      list: "array",
      response: commentsAnswerSchema,
    },
    ({ user, params, query }) => listComments(params.id, user?.id ?? null, query),
  ),
  POST: user(
    {
      summary: "Comment on a photo",
      params: commentParams,
      body: createCommentSchema,
      response: commentSchema,
      status: 201,
      idempotent: true,
      limit: "comment",
    },
    ({ user, params, body, clientKey }) => createComment(user.id, params.id, body, clientKey),
  ),
});
