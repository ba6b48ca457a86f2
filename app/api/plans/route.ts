import { route, user } from "@/lib/core/server/route-handler";
import { planDay } from "@/lib/suggestions/plans/queries";
import { planRequestSchema, planSchema } from "@/lib/suggestions/plans/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: user(
    {
      summary: "Plan a day",
      description:
        "Two to five stops with times and the ways between them, estimated: inside opening hours, daylight, budget and company. Nothing is stored; a plan is changed by asking again with `keep` and `without`. Fewer stops, or none, where less is open.",
      body: planRequestSchema,
      response: planSchema,
      limit: "search",
    },
    ({ user, body }) => planDay(user.id, body),
  ),
});
