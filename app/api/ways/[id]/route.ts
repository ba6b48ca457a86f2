import { friendsOnTrail } from "@/lib/activity/trails/queries";
import { trailFriendsSchema, trailParams } from "@/lib/activity/trails/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    {
      summary: "List friends who completed a trail in the last 60 days",
      params: trailParams,
      response: trailFriendsSchema,
    },
    ({ user, params }) => friendsOnTrail(user.id, params.id),
  ),
});
