import { route, user } from "@/lib/core/server/route-handler";
import { z } from "@/lib/core/shared/zod";
import { listProfilePhotos } from "@/lib/feed/photos/queries";
import { profilePhotoSchema, profilePhotosQuery } from "@/lib/feed/photos/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "What a person shows on their profile",
      query: profilePhotosQuery,
      response: z.array(profilePhotoSchema),
      list: "array",
    },
    ({ user, query }) => listProfilePhotos(user.id, query),
  ),
});
