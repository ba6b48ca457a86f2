import { publicOrigin } from "@/lib/core/server/origin";
import { route, user } from "@/lib/core/server/route-handler";
import { createInvite } from "@/lib/social/invites/mutations";
import { inviteAnswerSchema } from "@/lib/social/invites/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: user(
    { summary: "Make a personal invitation", response: inviteAnswerSchema, status: 201 },
    ({ user, request }) => createInvite(user.id, publicOrigin(request)),
  ),
});
