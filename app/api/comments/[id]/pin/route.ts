import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { pinComment } from "@/lib/feed/comments/mutations";
import { commentSchema } from "@/lib/feed/comments/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user(
    { summary: "Pin a comment above the rest of one's own photo's", params: idParams, response: commentSchema },
    ({ user, params }) => pinComment(user.id, params.id, true),
  ),
  DELETE: user(
    { summary: "Put a pinned comment back among the rest", params: idParams, response: commentSchema },
    ({ user, params }) => pinComment(user.id, params.id, false),
  ),
});
