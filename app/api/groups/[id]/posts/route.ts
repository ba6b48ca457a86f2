import { writeBoardPost } from "@/lib/community/board/mutations";
import { listBoard } from "@/lib/community/board/queries";
import { boardPostSchema, writeBoardPostSchema } from "@/lib/community/board/schema";
import { createdOnce, pageOf } from "@/lib/core/server/route-contract";
import { publicRoute, route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "List group posts, newest first", params: idParams, ...pageOf(boardPostSchema) },
    ({ user, params, query }) => listBoard(user?.id ?? null, params.id, query),
  ),
  POST: userRoute(
    {
      summary: "Create a group post, or a reply to one",
      params: idParams,
      body: writeBoardPostSchema,
      ...createdOnce(boardPostSchema),
      limit: "comment",
    },
    ({ user, params, body, clientKey }) => writeBoardPost(user.id, params.id, body, clientKey),
  ),
});
