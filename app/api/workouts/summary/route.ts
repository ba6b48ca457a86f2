import { getSummary } from "@/lib/activity/summaries/queries";
import { summaryQuery, summarySchema } from "@/lib/activity/summaries/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "A month or a year of one's workouts",
      description: "`period` is YYYY-MM or YYYY, in one's own zone; this month without one.",
      query: summaryQuery,
      response: summarySchema,
    },
    ({ user, query }) => getSummary(user.id, query),
  ),
});
