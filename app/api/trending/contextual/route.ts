import { anyone, route } from "@/lib/core/server/route-handler";
import { listContextual } from "@/lib/suggestions/trending/queries";
import { contextualQuery, trendingAnswerSchema } from "@/lib/suggestions/trending/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    { summary: "Trending activities that suit the moment", query: contextualQuery, response: trendingAnswerSchema },
    ({ user, query }) => listContextual(user?.id ?? null, query),
  ),
});
