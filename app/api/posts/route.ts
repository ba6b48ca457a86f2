import { anyone, route, user } from "@/lib/core/server/route-handler";
import { createPost } from "@/lib/feed/posts/mutations";
import { listPosts } from "@/lib/feed/posts/queries";
import { createPostSchema, postsAnswerSchema, postsQuery, sharedPostSchema } from "@/lib/feed/posts/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    { summary: "Shared posts, newest first", query: postsQuery, list: "array", response: postsAnswerSchema },
    ({ user, query }) => listPosts(user?.id ?? null, query),
  ),
  POST: user(
    { summary: "Share a post", body: createPostSchema, response: sharedPostSchema, status: 201, idempotent: true },
    ({ user, body, clientKey }) => createPost(user.id, body, clientKey),
  ),
});
