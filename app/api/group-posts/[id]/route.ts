import { deleteBoardPost } from "@/lib/community/board/mutations";
import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  DELETE: user(
    { summary: "Delete your group post, or any post in a group you run", params: idParams, status: 204 },
    ({ user, params }) => deleteBoardPost(user.id, params.id),
  ),
});
