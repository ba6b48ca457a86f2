import { getLeaderboard } from "@/lib/activity/leaderboard/queries";
import { boardRowSchema, leaderboardQuery } from "@/lib/activity/leaderboard/schema";
import { anyone, route } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    {
      summary: "Get the leaderboard of the city or your friends",
      description: "`around=true` returns the rows around your rank.",
      query: leaderboardQuery,
      response: boardRowSchema.array(),
    },
    ({ user, query }) => getLeaderboard(user?.id ?? null, query),
  ),
});
