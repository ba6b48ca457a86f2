import { userParams } from "@/lib/auth/accounts/schema";
import { route, user } from "@/lib/core/server/route-handler";
import { removeFollower } from "@/lib/social/follows/mutations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  DELETE: user({ summary: "Remove a follower", params: userParams, status: 204 }, ({ user, params }) =>
    removeFollower(user.id, params.id),
  ),
});
