import { getSummary } from "@/lib/activity/summaries/queries";
import { summaryQuery, summarySchema } from "@/lib/activity/summaries/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    {
      summary: "Get a summary of your workouts for a month or year",
      description: "`period` is YYYY-MM or YYYY in your time zone, and defaults to the current month.",
      query: summaryQuery,
      response: summarySchema,
    },
    ({ user, query }) => getSummary(user.id, query),
  ),
});
