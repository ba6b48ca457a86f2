import { arrive } from "@/lib/community/arrivals/mutations";
import { getCheckInCode } from "@/lib/community/arrivals/queries";
import { arrivedSchema, arriveSchema, checkInCodeSchema } from "@/lib/community/arrivals/schema";
import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "The code of this minute, for who hosts the event",
      description: "From an hour before the event until three hours after it began; 409 otherwise.",
      params: idParams,
      response: checkInCodeSchema,
    },
    ({ user, params }) => getCheckInCode(user.id, params.id),
  ),
  POST: user(
    {
      summary: "Say that I am there, by the code on the host's screen",
      description: "For who goes, counted once. Ten tries in five minutes.",
      params: idParams,
      body: arriveSchema,
      response: arrivedSchema,
      limit: "eventCode",
    },
    ({ user, params, body }) => arrive(user.id, params.id, body),
  ),
});
