import { deleteBoardPost } from "@/lib/community/board/mutations";
import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  DELETE: user(
    { summary: "Take down one's own post, or one on the board of a group one runs", params: idParams, status: 204 },
    ({ user, params }) => deleteBoardPost(user.id, params.id),
  ),
});
