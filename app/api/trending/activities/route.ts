import { publicRoute, route } from "@/lib/core/server/route-handler";
import { listTrending } from "@/lib/suggestions/trending/queries";
import { trendingAnswerSchema } from "@/lib/suggestions/trending/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute({ summary: "List trending activities", response: trendingAnswerSchema }, ({ user }) =>
    listTrending(user?.id ?? null),
  ),
});
