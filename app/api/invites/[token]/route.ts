import { anyone, route } from "@/lib/core/server/route-handler";
import { getInviter } from "@/lib/social/invites/queries";
import { inviteParams, inviterAnswerSchema } from "@/lib/social/invites/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone({ summary: "Who invites", params: inviteParams, response: inviterAnswerSchema }, ({ user, params }) =>
    getInviter(params.token, user?.id ?? null),
  ),
});
