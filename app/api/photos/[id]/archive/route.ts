import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { photoSchema } from "@/lib/feed/photos/schema";
import { bringBack, putAway } from "@/lib/feed/trash/mutations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user({ summary: "Archive your photo", params: idParams, status: 204 }, ({ user, params }) =>
    putAway(user.id, params.id, "archive"),
  ),
  DELETE: user({ summary: "Unarchive your photo", params: idParams, response: photoSchema }, ({ user, params }) =>
    bringBack(user.id, params.id, "archive"),
  ),
});
