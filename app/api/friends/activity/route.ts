import { pageOf } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { listFriendActivity } from "@/lib/feed/friend-activity/queries";
import { friendActivitySchema } from "@/lib/feed/friend-activity/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    {
      summary: "List activities of people you follow, newest first",
      description:
        "Workouts, check-ins, and shared posts the viewer can see, from the 500 people followed most recently. Places may appear an hour later.",
      ...pageOf(friendActivitySchema),
    },
    ({ user, query }) => listFriendActivity(user.id, query),
  ),
});
