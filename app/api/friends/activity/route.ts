import { pageOf } from "@/lib/core/server/route-contract";
import { route, user } from "@/lib/core/server/route-handler";
import { listFriendActivity } from "@/lib/social/friend-activity/queries";
import { friendActivitySchema } from "@/lib/social/friend-activity/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "What those one follows did, newest first",
      description:
        "Workouts, check-ins and shared posts, each to its own audience; a place is told an hour later. Of the five hundred people followed last.",
      ...pageOf(friendActivitySchema),
    },
    ({ user, query }) => listFriendActivity(user.id, query),
  ),
});
