import { route, user } from "@/lib/core/server/route-handler";
import { deletePost } from "@/lib/feed/posts/mutations";
import { postParams } from "@/lib/feed/posts/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  DELETE: user({ summary: "Delete one's own post", params: postParams, status: 204 }, ({ user, params }) =>
    deletePost(user.id, params.id),
  ),
});
