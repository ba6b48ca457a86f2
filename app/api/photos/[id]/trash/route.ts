import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { photoSchema } from "@/lib/feed/photos/schema";
import { bringBack, putAway } from "@/lib/feed/trash/mutations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user(
    {
      summary: "Move your photo to the trash, to be deleted after 30 days",
      params: idParams,
      status: 204,
    },
    ({ user, params }) => putAway(user.id, params.id, "trash"),
  ),
  DELETE: user(
    { summary: "Restore your photo from the trash", params: idParams, response: photoSchema },
    ({ user, params }) => bringBack(user.id, params.id, "trash"),
  ),
});
