import { pageOf } from "@/lib/core/server/route-contract";
import { publicRoute, route } from "@/lib/core/server/route-handler";
import { listHomePhotos } from "@/lib/feed/home/queries";
import { homeQuery, photoSchema } from "@/lib/feed/photos/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute({ summary: "List home feed photos", ...pageOf(photoSchema), query: homeQuery }, ({ user, query }) =>
    listHomePhotos(user?.id ?? null, query),
  ),
});
