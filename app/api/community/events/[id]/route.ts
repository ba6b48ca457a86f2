import { cancelCommunityEvent, editCommunityEvent } from "@/lib/community/events/mutations";
import { getCommunityEvent } from "@/lib/community/events/queries";
import { communityEventSchema, editEventSchema, eventParams } from "@/lib/community/events/schema";
import { anyone, route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    { summary: "A community event", params: eventParams, response: communityEventSchema },
    ({ user, params }) => getCommunityEvent(user?.id ?? null, params.id),
  ),
  PATCH: user(
    { summary: "Change my event", params: eventParams, body: editEventSchema, response: communityEventSchema },
    ({ user, params, body }) => editCommunityEvent(user.id, params.id, body),
  ),
  DELETE: user({ summary: "Cancel my event", params: eventParams, status: 204 }, ({ user, params }) =>
    cancelCommunityEvent(user.id, params.id),
  ),
});
