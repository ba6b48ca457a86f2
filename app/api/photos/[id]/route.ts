import { anyone, route, user } from "@/lib/core/server/route-handler";
import { deletePhoto } from "@/lib/feed/photos/mutations";
import { getPhoto } from "@/lib/feed/photos/queries";
import { photoParams, photoSchema } from "@/lib/feed/photos/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone({ summary: "One photo", params: photoParams, response: photoSchema }, ({ user, params }) =>
    getPhoto(user?.id ?? null, params.id),
  ),
  DELETE: user({ summary: "Delete one's own photo", params: photoParams, status: 204 }, ({ user, params }) =>
    deletePhoto(user.id, params.id),
  ),
});
