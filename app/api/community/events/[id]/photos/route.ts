import { listEventPhotos } from "@/lib/community/event-photos/queries";
import { eventPhotoSchema } from "@/lib/community/event-photos/schema";
import { pageOf } from "@/lib/core/server/route-contract";
import { anyone, route } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    {
      summary: "List event photos",
      description: "For anyone who can see the event. Each photo is listed only for people who can see it.",
      params: idParams,
      ...pageOf(eventPhotoSchema),
    },
    ({ user, params, query }) => listEventPhotos(user?.id ?? null, params.id, query),
  ),
});
