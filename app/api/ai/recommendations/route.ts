import { anyone, route } from "@/lib/core/server/route-handler";
import { listRecommendations } from "@/lib/suggestions/recommendations/queries";
import {
  recommendationsAnswerSchema,
  recommendationsQuery,
  recommendationsRequest,
} from "@/lib/suggestions/recommendations/schema";
import { mayAskModel } from "@/lib/suggestions/wording/gateway";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    {
      summary: "What to do today",
      query: recommendationsQuery,
      response: recommendationsAnswerSchema,
      limit: "ai",
    },
    async ({ user, request }) =>
      listRecommendations(user?.id ?? null, {}, { mayAskModel: await mayAskModel(user?.id, request.headers) }),
  ),
  POST: anyone(
    {
      summary: "What to do at a place, an hour and in a weather",
      description:
        "`exclude` names up to 60 ids that are on the screen. `name` is the title before a model worded it; the context's `source` is `open-meteo`, `usual` (by season and hour) or `request`, its temperature °F.",
      body: recommendationsRequest,
      response: recommendationsAnswerSchema,
      limit: "ai",
    },
    async ({ user, body, request }) =>
      listRecommendations(user?.id ?? null, body, { mayAskModel: await mayAskModel(user?.id, request.headers) }),
  ),
});
