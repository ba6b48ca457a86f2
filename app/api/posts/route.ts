import { createdOnce, pageOf } from "@/lib/core/server/route-contract";
import { publicRoute, route, userRoute } from "@/lib/core/server/route-handler";
import { createPost } from "@/lib/feed/posts/mutations";
import { listPosts } from "@/lib/feed/posts/queries";
import { createPostSchema, postSchema, sharedPostSchema } from "@/lib/feed/posts/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute({ summary: "List posts, newest first", ...pageOf(postSchema) }, ({ user, query }) =>
    listPosts(user?.id ?? null, query),
  ),
  POST: userRoute(
    { summary: "Create a post", body: createPostSchema, ...createdOnce(sharedPostSchema) },
    ({ user, body, clientKey }) => createPost(user.id, body, clientKey),
  ),
});
