import { anyone, route } from "@/lib/core/server/route-handler";
import { getPhoto } from "@/lib/feed/photos/queries";
import { photoParams, photoSchema } from "@/lib/feed/photos/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone({ summary: "One photo", params: photoParams, response: photoSchema }, ({ user, params }) =>
    getPhoto(user?.id ?? null, params.id),
  ),
});
