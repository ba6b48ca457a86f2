import { route, userRoute } from "@/lib/core/server/route-handler";
import { planDay } from "@/lib/suggestions/plans/queries";
import { planRequestSchema, planSchema } from "@/lib/suggestions/plans/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    {
      summary: "Plan a day",
      description:
        "Returns two to five stops with times and estimated travel between them, based on opening hours, daylight, budget, and who's going (`company`). Returns fewer stops, or none, if few places are open. Nothing is stored: to change a plan, send the request again with `keep` and `without`.",
      body: planRequestSchema,
      response: planSchema,
      limit: "search",
    },
    ({ user, body }) => planDay(user.id, body),
  ),
});
