import { publicRoute, route } from "@/lib/core/server/route-handler";
import { listRecommendations } from "@/lib/suggestions/recommendations/queries";
import {
  recommendationsAnswerSchema,
  recommendationsQuery,
  recommendationsRequest,
} from "@/lib/suggestions/recommendations/schema";
import { canCallModel } from "@/lib/suggestions/wording/gateway";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    {
      summary: "Get recommendations for today",
      query: recommendationsQuery,
      response: recommendationsAnswerSchema,
      limit: "ai",
    },
    async ({ user, request }) =>
      listRecommendations(user?.id ?? null, {}, { canCallModel: await canCallModel(user?.id, request.headers) }),
  ),
  POST: publicRoute(
    {
      summary: "Get recommendations for a place, time, and weather",
      description:
        "`exclude` lists up to 60 IDs already on screen. `name` is the title before a model reworded it. `context.source` is `open-meteo`, `usual` (typical for the season and hour), or `request`; `context.temperature` is in °F.",
      body: recommendationsRequest,
      response: recommendationsAnswerSchema,
      limit: "ai",
    },
    async ({ user, body, request }) =>
      listRecommendations(user?.id ?? null, body, { canCallModel: await canCallModel(user?.id, request.headers) }),
  ),
});
