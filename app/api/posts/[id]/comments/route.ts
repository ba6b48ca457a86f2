import { createdOnce, pageOf } from "@/lib/core/server/route-contract";
import { publicRoute, route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { createComment } from "@/lib/feed/comments/mutations";
import { listComments } from "@/lib/feed/comments/queries";
import { commentSchema, createCommentSchema } from "@/lib/feed/comments/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "List the comments on a post, oldest first", params: idParams, ...pageOf(commentSchema) },
    ({ user, params, query }) => listComments({ type: "post", id: params.id }, user?.id ?? null, query),
  ),
  POST: userRoute(
    {
      summary: "Comment on a post",
      params: idParams,
      body: createCommentSchema,
      ...createdOnce(commentSchema),
      limit: "comment",
    },
    ({ user, params, body, clientKey }) => createComment(user.id, { type: "post", id: params.id }, body, clientKey),
  ),
});
