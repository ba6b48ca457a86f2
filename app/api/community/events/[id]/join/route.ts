import { joinCommunityEvent, leaveCommunityEvent } from "@/lib/community/events/mutations";
import { seatAnswerSchema } from "@/lib/community/events/schema";
import { quotaNote } from "@/lib/core/server/quotas";
import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user(
    {
      summary: "Take a place, or queue for one",
      description: quotaNote("seats"),
      params: idParams,
      response: seatAnswerSchema,
    },
    ({ user, params }) => joinCommunityEvent(user.id, params.id),
  ),
  DELETE: user({ summary: "Give the place back", params: idParams, response: seatAnswerSchema }, ({ user, params }) =>
    leaveCommunityEvent(user.id, params.id),
  ),
});
