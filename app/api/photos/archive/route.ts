import { pageOf } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { photoSchema } from "@/lib/feed/photos/schema";
import { listRemovedPhotos } from "@/lib/feed/trash/queries";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "List your archived photos", ...pageOf(photoSchema) }, ({ user, query }) =>
    listRemovedPhotos(user.id, "archive", query),
  ),
});
