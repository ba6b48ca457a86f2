import { getLeaderboard } from "@/lib/activity/leaderboard/queries";
import { boardRowSchema, leaderboardQuery } from "@/lib/activity/leaderboard/schema";
import { publicRoute, route } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    {
      summary: "Get the city or friends leaderboard",
      description: "`around=true` returns the rows around your rank.",
      query: leaderboardQuery,
      response: boardRowSchema.array(),
    },
    ({ user, query }) => getLeaderboard(user?.id ?? null, query),
  ),
});
