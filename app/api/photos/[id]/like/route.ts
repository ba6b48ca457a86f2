import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { likePhoto, unlikePhoto } from "@/lib/feed/likes/mutations";
import { likeStateSchema } from "@/lib/feed/likes/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user({ summary: "Like a photo", params: idParams, response: likeStateSchema }, ({ user, params }) =>
    likePhoto(user.id, params.id),
  ),
  DELETE: user({ summary: "Unlike a photo", params: idParams, response: likeStateSchema }, ({ user, params }) =>
    unlikePhoto(user.id, params.id),
  ),
});
