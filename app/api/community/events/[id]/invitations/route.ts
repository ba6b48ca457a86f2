import { inviteToEvent } from "@/lib/community/invitations/mutations";
import { invitedAnswerSchema, inviteToEventSchema } from "@/lib/community/invitations/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    {
      summary: "Invite followers to an event",
      description: "Skips guests, people who don't follow you, and people who can't see the event.",
      params: idParams,
      body: inviteToEventSchema,
      response: invitedAnswerSchema,
      limit: "follow",
    },
    ({ user, params, body }) => inviteToEvent(user.id, params.id, body.userIds),
  ),
});
