import { cancelCommunityEvent, editCommunityEvent } from "@/lib/community/events/mutations";
import { getCommunityEvent } from "@/lib/community/events/queries";
import { cancelEventSchema, communityEventSchema, editEventSchema } from "@/lib/community/events/schema";
import { publicRoute, route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "Get a community event", params: idParams, response: communityEventSchema },
    ({ user, params }) => getCommunityEvent(user?.id ?? null, params.id),
  ),
  PATCH: userRoute(
    { summary: "Update a community event", params: idParams, body: editEventSchema, response: communityEventSchema },
    ({ user, params, body }) => editCommunityEvent(user.id, params.id, body),
  ),
  DELETE: userRoute(
    { summary: "Cancel a community event", params: idParams, body: cancelEventSchema, status: 204 },
    ({ user, params, body }) => cancelCommunityEvent(user.id, params.id, body),
  ),
});
