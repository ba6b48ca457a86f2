import { approveRequest, declineRequest } from "@/lib/community/members/mutations";
import { memberParams } from "@/lib/community/members/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute({ summary: "Accept a join request", params: memberParams, status: 204 }, ({ user, params }) =>
    approveRequest(user.id, params.id, params.userId),
  ),
  DELETE: userRoute({ summary: "Decline a join request", params: memberParams, status: 204 }, ({ user, params }) =>
    declineRequest(user.id, params.id, params.userId),
  ),
});
