import { claimStats } from "@/lib/activity/stats/mutations";
import { getStats } from "@/lib/activity/stats/queries";
import { claimStatsSchema, userStatsSchema } from "@/lib/activity/stats/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "Get your stats", response: userStatsSchema }, ({ user }) => getStats(user.id)),
  POST: userRoute(
    { summary: "Claim the XP for your own experience or check-in", body: claimStatsSchema, response: userStatsSchema },
    ({ user, body }) => claimStats(user.id, body),
  ),
});
