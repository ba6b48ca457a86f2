import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { removeFollower } from "@/lib/social/follows/mutations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  DELETE: userRoute({ summary: "Remove a follower", params: idParams, status: 204 }, ({ user, params }) =>
    removeFollower(user.id, params.id),
  ),
});
