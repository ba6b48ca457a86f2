import { publicRoute, route, userRoute } from "@/lib/core/server/route-handler";
import { revokeInvite } from "@/lib/social/invites/mutations";
import { getInviter } from "@/lib/social/invites/queries";
import { inviteParams, inviterAnswerSchema } from "@/lib/social/invites/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "Get the sender of an invitation", params: inviteParams, response: inviterAnswerSchema },
    ({ user, params }) => getInviter(params.token, user?.id ?? null),
  ),
  DELETE: userRoute({ summary: "Revoke your invitation", params: inviteParams, status: 204 }, ({ user, params }) =>
    revokeInvite(user.id, params.token),
  ),
});
