import { listEventPhotos } from "@/lib/community/event-photos/queries";
import { eventPhotoSchema } from "@/lib/community/event-photos/schema";
import { pageOf } from "@/lib/core/server/route-contract";
import { publicRoute, route } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    {
      summary: "List event photos",
      description: "Available to anyone who can see the event. Photos the viewer can't see are left out.",
      params: idParams,
      ...pageOf(eventPhotoSchema),
    },
    ({ user, params, query }) => listEventPhotos(user?.id ?? null, params.id, query),
  ),
});
