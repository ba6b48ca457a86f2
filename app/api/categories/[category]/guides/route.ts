import { listCategoryGuides } from "@/lib/community/member-guides/queries";
import { categoryGuidesQuery, listedGuideSchema } from "@/lib/community/member-guides/schema";
import { publicRoute, route } from "@/lib/core/server/route-handler";
import { categoryParams } from "@/lib/discover/guides/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    {
      summary: "List community guides with places in a category",
      description: "Up to 12 guides the viewer can see, most followed first.",
      params: categoryParams,
      query: categoryGuidesQuery,
      response: listedGuideSchema.array(),
    },
    ({ user, params, query }) => listCategoryGuides(user?.id ?? null, params.category, query.q),
  ),
});
