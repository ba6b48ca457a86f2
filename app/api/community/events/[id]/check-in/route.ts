import { checkInToEvent } from "@/lib/community/check-ins/mutations";
import { getCheckInCode } from "@/lib/community/check-ins/queries";
import { checkInCodeSchema, checkInToEventSchema, eventCheckInSchema } from "@/lib/community/check-ins/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    {
      summary: "Get an event's check-in code",
      description:
        "Hosts only; 403 otherwise. The code changes every minute. Available from an hour before the event until three hours after it starts; 409 otherwise.",
      params: idParams,
      response: checkInCodeSchema,
    },
    ({ user, params }) => getCheckInCode(user.id, params.id),
  ),
  POST: userRoute(
    {
      summary: "Check in to an event with the host's code",
      description: "Guests only; 403 otherwise. Safe to repeat. Up to 10 attempts in 5 minutes.",
      params: idParams,
      body: checkInToEventSchema,
      response: eventCheckInSchema,
      limit: "eventCode",
    },
    ({ user, params, body }) => checkInToEvent(user.id, params.id, body),
  ),
});
