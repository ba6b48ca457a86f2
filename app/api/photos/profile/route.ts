import { pageOf } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { listProfilePhotos } from "@/lib/feed/photos/queries";
import { profilePhotoSchema, profilePhotosQuery } from "@/lib/feed/photos/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    { summary: "List a profile's photos", ...pageOf(profilePhotoSchema), query: profilePhotosQuery },
    ({ user, query }) => listProfilePhotos(user.id, query),
  ),
});
