import { pageOf } from "@/lib/core/server/route-contract";
import { route, user } from "@/lib/core/server/route-handler";
import { photoSchema } from "@/lib/feed/photos/schema";
import { listTaggedPhotos } from "@/lib/social/tags/queries";
import { tagsQuery } from "@/lib/social/tags/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    { summary: "List photos you're tagged in, or have a pending tag in", ...pageOf(photoSchema), query: tagsQuery },
    ({ user, query }) => listTaggedPhotos(user.id, query),
  ),
});
