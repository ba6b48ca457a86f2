import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { photoSchema } from "@/lib/feed/photos/schema";
import { archiveOrTrash, restorePhoto } from "@/lib/feed/trash/mutations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    {
      summary: "Move your photo to the trash, to be deleted after 30 days",
      params: idParams,
      status: 204,
    },
    ({ user, params }) => archiveOrTrash(user.id, params.id, "trash"),
  ),
  DELETE: userRoute(
    { summary: "Restore your photo from the trash", params: idParams, response: photoSchema },
    ({ user, params }) => restorePhoto(user.id, params.id, "trash"),
  ),
});
