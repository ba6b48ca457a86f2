import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { likePhoto, unlikePhoto } from "@/lib/feed/likes/mutations";
import { likeStateSchema } from "@/lib/feed/likes/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute({ summary: "Like a photo", params: idParams, response: likeStateSchema }, ({ user, params }) =>
    likePhoto(user.id, params.id),
  ),
  DELETE: userRoute({ summary: "Unlike a photo", params: idParams, response: likeStateSchema }, ({ user, params }) =>
    unlikePhoto(user.id, params.id),
  ),
});
