import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { deletePlan } from "@/lib/suggestions/shared-plans/mutations";
import { getSharedPlan } from "@/lib/suggestions/shared-plans/queries";
import { sharedPlanSchema } from "@/lib/suggestions/shared-plans/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "Get a shared plan", params: idParams, response: sharedPlanSchema }, ({ user, params }) =>
    getSharedPlan(user.id, params.id),
  ),
  DELETE: userRoute({ summary: "Delete a shared plan", params: idParams, status: 204 }, ({ user, params }) =>
    deletePlan(user.id, params.id),
  ),
});
