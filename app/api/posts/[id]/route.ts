import { anyone, route, user } from "@/lib/core/server/route-handler";
import { deletePost } from "@/lib/feed/posts/mutations";
import { getPost } from "@/lib/feed/posts/queries";
import { postParams, postSchema } from "@/lib/feed/posts/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone({ summary: "One shared post", params: postParams, response: postSchema }, ({ user, params }) =>
    getPost(params.id, user?.id ?? null),
  ),
  DELETE: user({ summary: "Delete one's own post", params: postParams, status: 204 }, ({ user, params }) =>
    deletePost(user.id, params.id),
  ),
});
