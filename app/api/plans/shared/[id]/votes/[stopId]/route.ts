import { route, userRoute } from "@/lib/core/server/route-handler";
import { voteOnStop } from "@/lib/suggestions/shared-plans/mutations";
import { sharedPlanSchema, sharedStopParams, voteSchema } from "@/lib/suggestions/shared-plans/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    {
      summary: "Vote on a stop in a shared plan",
      params: sharedStopParams,
      body: voteSchema,
      response: sharedPlanSchema,
    },
    ({ user, params, body }) => voteOnStop(user.id, params.id, params.stopId, body),
  ),
});
