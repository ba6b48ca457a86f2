import { quotaNote } from "@/lib/core/server/quotas";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { joinPlan, leavePlan } from "@/lib/suggestions/shared-plans/mutations";
import { joinPlanSchema, sharedPlanSchema } from "@/lib/suggestions/shared-plans/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    {
      summary: "Join a shared plan, or change when you're free",
      description: quotaNote("joinedPlans"),
      params: idParams,
      body: joinPlanSchema,
      response: sharedPlanSchema,
    },
    ({ user, params, body }) => joinPlan(user.id, params.id, body),
  ),
  DELETE: userRoute(
    { summary: "Leave a shared plan", params: idParams, response: sharedPlanSchema },
    ({ user, params }) => leavePlan(user.id, params.id),
  ),
});
