import { getLeaderboard } from "@/lib/activity/leaderboard/queries";
import { boardRowSchema, leaderboardQuery } from "@/lib/activity/leaderboard/schema";
import { anyone, route } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    {
      summary: "The city's board, or that of one's friends",
      description: "`around=true` answers the rows around one's own place.",
      query: leaderboardQuery,
      response: boardRowSchema.array(),
    },
    ({ user, query }) => getLeaderboard(user?.id ?? null, query),
  ),
});
