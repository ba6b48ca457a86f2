import { publicRoute, route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { changePost, deletePost } from "@/lib/feed/posts/mutations";
import { getPost } from "@/lib/feed/posts/queries";
import { changePostSchema, postSchema } from "@/lib/feed/posts/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute({ summary: "Get a post", params: idParams, response: postSchema }, ({ user, params }) =>
    getPost(params.id, user?.id ?? null),
  ),
  PATCH: userRoute(
    { summary: "Update your post", params: idParams, body: changePostSchema, response: postSchema },
    ({ user, params, body }) => changePost(user.id, params.id, body),
  ),
  DELETE: userRoute({ summary: "Delete your post", params: idParams, status: 204 }, ({ user, params }) =>
    deletePost(user.id, params.id),
  ),
});
