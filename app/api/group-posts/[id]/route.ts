import { deleteBoardPost } from "@/lib/community/board/mutations";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  DELETE: userRoute(
    { summary: "Delete your group post, or any post in a group you run", params: idParams, status: 204 },
    ({ user, params }) => deleteBoardPost(user.id, params.id),
  ),
});
