import { inviteToEvent } from "@/lib/community/invitations/mutations";
import { invitedAnswerSchema, inviteToEventSchema } from "@/lib/community/invitations/schema";
import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: user(
    {
      summary: "Invite friends to an event",
      description: "Friends only: one of the two follows the other.",
      params: idParams,
      body: inviteToEventSchema,
      response: invitedAnswerSchema,
      limit: "follow",
    },
    ({ user, params, body }) => inviteToEvent(user.id, params.id, body.userIds),
  ),
});
