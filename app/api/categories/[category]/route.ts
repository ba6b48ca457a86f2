import { publicRoute, route } from "@/lib/core/server/route-handler";
import { getCategory } from "@/lib/discover/guides/queries";
import { categoryAnswerSchema, categoryParams, categoryQuery } from "@/lib/discover/guides/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    {
      summary: "Get the places and guides in a category",
      description: "In Food & Gastronomy, the sample restaurants come first.",
      params: categoryParams,
      query: categoryQuery,
      response: categoryAnswerSchema,
    },
    ({ params, query }) => getCategory(params.category, query),
  ),
});
