import { joinCommunityEvent, leaveCommunityEvent } from "@/lib/community/events/mutations";
import { rsvpSchema } from "@/lib/community/events/schema";
import { quotaNote } from "@/lib/core/server/quotas";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    {
      summary: "Join an event or its waitlist",
      description: quotaNote("rsvps"),
      params: idParams,
      response: rsvpSchema,
    },
    ({ user, params }) => joinCommunityEvent(user.id, params.id),
  ),
  DELETE: userRoute(
    { summary: "Leave an event or its waitlist", params: idParams, response: rsvpSchema },
    ({ user, params }) => leaveCommunityEvent(user.id, params.id),
  ),
});
