import { pageOf } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { listFriends } from "@/lib/social/friends/queries";
import { friendSchema } from "@/lib/social/friends/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    { summary: "List people you follow, with their activities today", ...pageOf(friendSchema) },
    ({ user, query }) => listFriends(user.id, query),
  ),
});
