import { route, userRoute } from "@/lib/core/server/route-handler";
import { acceptFollowRequest, declineFollowRequest } from "@/lib/social/follows/mutations";
import { requestParams } from "@/lib/social/follows/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute({ summary: "Accept a follow request", params: requestParams, status: 204 }, ({ user, params }) =>
    acceptFollowRequest(user.id, params.userId),
  ),
  DELETE: userRoute({ summary: "Decline a follow request", params: requestParams, status: 204 }, ({ user, params }) =>
    declineFollowRequest(user.id, params.userId),
  ),
});
