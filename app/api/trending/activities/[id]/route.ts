import { publicRoute, route } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { getTrending } from "@/lib/suggestions/trending/queries";
import { trendingActivitySchema } from "@/lib/suggestions/trending/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "Get a trending activity, in or out of season", params: idParams, response: trendingActivitySchema },
    ({ user, params }) => getTrending(user?.id ?? null, params.id),
  ),
});
