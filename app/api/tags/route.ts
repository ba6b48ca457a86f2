import { pageOf } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { photoSchema } from "@/lib/feed/photos/schema";
import { listTaggedPhotos } from "@/lib/feed/tags/queries";
import { tagsQuery } from "@/lib/feed/tags/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    { summary: "List photos you're tagged in, or your pending tags", ...pageOf(photoSchema), query: tagsQuery },
    ({ user, query }) => listTaggedPhotos(user.id, query),
  ),
});
