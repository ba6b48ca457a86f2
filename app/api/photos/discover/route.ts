import { anyone, route } from "@/lib/core/server/route-handler";
import { z } from "@/lib/core/shared/zod";
import { listDiscoverPhotos } from "@/lib/feed/photos/queries";
import { discoverPhotosQuery, photoSchema } from "@/lib/feed/photos/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    { summary: "Photos that have a place", query: discoverPhotosQuery, response: z.array(photoSchema), list: "array" },
    ({ user, query }) => listDiscoverPhotos(user?.id ?? null, query),
  ),
});
