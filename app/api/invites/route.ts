import { publicOrigin } from "@/lib/core/server/origin";
import { quotaNote } from "@/lib/core/server/quotas";
import { pageOf } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { createInvite } from "@/lib/social/invites/mutations";
import { listInvites } from "@/lib/social/invites/queries";
import { inviteAnswerSchema, inviteSchema } from "@/lib/social/invites/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "List your active invitations", ...pageOf(inviteSchema) }, ({ user, query, request }) =>
    listInvites(user.id, publicOrigin(request), query),
  ),
  POST: userRoute(
    {
      summary: "Create an invitation link",
      description: quotaNote("invites"),
      response: inviteAnswerSchema,
      status: 201,
    },
    ({ user, request }) => createInvite(user.id, publicOrigin(request)),
  ),
});
