import { cancelCommunityEvent, editCommunityEvent } from "@/lib/community/events/mutations";
import { getCommunityEvent } from "@/lib/community/events/queries";
import { cancelEventSchema, communityEventSchema, editEventSchema } from "@/lib/community/events/schema";
import { anyone, route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    { summary: "Get a community event", params: idParams, response: communityEventSchema },
    ({ user, params }) => getCommunityEvent(user?.id ?? null, params.id),
  ),
  PATCH: user(
    { summary: "Update a community event", params: idParams, body: editEventSchema, response: communityEventSchema },
    ({ user, params, body }) => editCommunityEvent(user.id, params.id, body),
  ),
  DELETE: user(
    { summary: "Cancel a community event", params: idParams, body: cancelEventSchema, status: 204 },
    ({ user, params, body }) => cancelCommunityEvent(user.id, params.id, body),
  ),
});
