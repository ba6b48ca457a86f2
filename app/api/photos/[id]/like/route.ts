import { route, user } from "@/lib/core/server/route-handler";
import { likePhoto, unlikePhoto } from "@/lib/feed/likes/mutations";
import { likeParams, likeStateSchema } from "@/lib/feed/likes/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user({ summary: "Like a photo", params: likeParams, response: likeStateSchema }, ({ user, params }) =>
    likePhoto(user.id, params.id),
  ),
  DELETE: user(
    { summary: "Take a like of a photo back", params: likeParams, response: likeStateSchema },
    ({ user, params }) => unlikePhoto(user.id, params.id),
  ),
});
