import { publicRoute, route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { changePhoto } from "@/lib/feed/photo-edits/mutations";
import { changePhotoSchema } from "@/lib/feed/photo-edits/schema";
import { deletePhoto } from "@/lib/feed/photos/mutations";
import { getPhoto } from "@/lib/feed/photos/queries";
import { photoSchema } from "@/lib/feed/photos/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute({ summary: "Get a photo", params: idParams, response: photoSchema }, ({ user, params }) =>
    getPhoto(user?.id ?? null, params.id),
  ),
  PATCH: userRoute(
    { summary: "Update your photo", params: idParams, body: changePhotoSchema, response: photoSchema },
    ({ user, params, body }) => changePhoto(user.id, params.id, body),
  ),
  DELETE: userRoute({ summary: "Permanently delete your photo", params: idParams, status: 204 }, ({ user, params }) =>
    deletePhoto(user.id, params.id),
  ),
});
