import { pageOf } from "@/lib/core/server/route-contract";
import { publicRoute, route } from "@/lib/core/server/route-handler";
import { listDiscoverPhotos } from "@/lib/feed/photos/queries";
import { photoSchema } from "@/lib/feed/photos/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute({ summary: "List photos tagged with a place", ...pageOf(photoSchema) }, ({ user, query }) =>
    listDiscoverPhotos(user?.id ?? null, query),
  ),
});
