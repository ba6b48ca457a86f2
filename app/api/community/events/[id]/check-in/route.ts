import { arrive } from "@/lib/community/arrivals/mutations";
import { getCheckInCode } from "@/lib/community/arrivals/queries";
import { arrivedSchema, arriveSchema, checkInCodeSchema } from "@/lib/community/arrivals/schema";
import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "Get an event's check-in code",
      description:
        "Hosts only (403); the code changes every minute. Available from an hour before the event until three hours after it starts; 409 otherwise.",
      params: idParams,
      response: checkInCodeSchema,
    },
    ({ user, params }) => getCheckInCode(user.id, params.id),
  ),
  POST: user(
    {
      summary: "Check in to an event with the host's code",
      description: "Guests only (403). Repeating it changes nothing. Up to 10 attempts in 5 minutes.",
      params: idParams,
      body: arriveSchema,
      response: arrivedSchema,
      limit: "eventCode",
    },
    ({ user, params, body }) => arrive(user.id, params.id, body),
  ),
});
