import { friendsOnWay } from "@/lib/activity/ways/queries";
import { wayFriendsSchema, wayParams } from "@/lib/activity/ways/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "Who of one's friends went one of the city's ways lately",
      params: wayParams,
      response: wayFriendsSchema,
    },
    ({ user, params }) => friendsOnWay(user.id, params.id),
  ),
});
