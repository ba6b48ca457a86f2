import { route, user } from "@/lib/core/server/route-handler";
import { listFriends } from "@/lib/social/friends/queries";
import { friendsAnswerSchema, friendsQuery } from "@/lib/social/friends/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "Everyone I follow, and what they did today",
      query: friendsQuery,
      response: friendsAnswerSchema,
      list: "array",
    },
    ({ user, query }) => listFriends(user.id, query),
  ),
});
