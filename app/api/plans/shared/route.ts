import { quotaNote } from "@/lib/core/server/quotas";
import { createdOnce, pageOf } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { planRequestSchema } from "@/lib/suggestions/plans/schema";
import { sharePlan } from "@/lib/suggestions/shared-plans/mutations";
import { listSharedPlans } from "@/lib/suggestions/shared-plans/queries";
import { listedPlanSchema, sharedPlanSchema } from "@/lib/suggestions/shared-plans/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "List plans you shared or joined", ...pageOf(listedPlanSchema) }, ({ user, query }) =>
    listSharedPlans(user.id, query),
  ),
  POST: userRoute(
    {
      summary: "Share a plan",
      description: `Plans the day like POST /api/plans and saves it. Anyone with the link can view it. Logged-in people can join and then vote. ${quotaNote("openPlans")}`,
      body: planRequestSchema,
      ...createdOnce(sharedPlanSchema),
      limit: "search",
    },
    ({ user, body, clientKey }) => sharePlan(user.id, body, clientKey),
  ),
});
