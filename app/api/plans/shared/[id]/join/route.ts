import { quotaNote } from "@/lib/core/server/quotas";
import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { joinPlan, leavePlan } from "@/lib/suggestions/shared-plans/mutations";
import { joinPlanSchema, sharedPlanSchema } from "@/lib/suggestions/shared-plans/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user(
    {
      summary: "Come along, or say anew when one is free",
      description: quotaNote("joinedPlans"),
      params: idParams,
      body: joinPlanSchema,
      response: sharedPlanSchema,
    },
    ({ user, params, body }) => joinPlan(user.id, params.id, body),
  ),
  DELETE: user(
    { summary: "Stay at home; one's votes go along", params: idParams, response: sharedPlanSchema },
    ({ user, params }) => leavePlan(user.id, params.id),
  ),
});
