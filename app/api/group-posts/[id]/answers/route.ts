import { listBoardAnswers } from "@/lib/community/board/queries";
import { boardPostSchema } from "@/lib/community/board/schema";
import { pageOf } from "@/lib/core/server/route-contract";
import { publicRoute, route } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "List replies to a group post, oldest first", params: idParams, ...pageOf(boardPostSchema) },
    ({ user, params, query }) => listBoardAnswers(user?.id ?? null, params.id, query),
  ),
});
