import { publicRoute, route } from "@/lib/core/server/route-handler";
import { listContextual } from "@/lib/suggestions/trending/queries";
import { contextualQuery, trendingAnswerSchema } from "@/lib/suggestions/trending/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    {
      summary: "List trending activities for the weather, time of day, and interests",
      query: contextualQuery,
      response: trendingAnswerSchema,
    },
    ({ user, query }) => listContextual(user?.id ?? null, query),
  ),
});
