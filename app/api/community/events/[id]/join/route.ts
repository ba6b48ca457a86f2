import { joinCommunityEvent, leaveCommunityEvent } from "@/lib/community/events/mutations";
import { eventParams, seatAnswerSchema } from "@/lib/community/events/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user(
    { summary: "Take a place, or queue for one", params: eventParams, response: seatAnswerSchema },
    ({ user, params }) => joinCommunityEvent(user.id, params.id),
  ),
  DELETE: user(
    { summary: "Give the place back", params: eventParams, response: seatAnswerSchema },
    ({ user, params }) => leaveCommunityEvent(user.id, params.id),
  ),
});
