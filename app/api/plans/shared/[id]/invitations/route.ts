import { invitedAnswerSchema } from "@/lib/community/invitations/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { inviteToPlan } from "@/lib/suggestions/shared-plans/mutations";
import { inviteToPlanSchema } from "@/lib/suggestions/shared-plans/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    {
      summary: "Invite followers to a shared plan",
      description: "Skips people who don't follow you, people who joined, and people who can't see the plan.",
      params: idParams,
      body: inviteToPlanSchema,
      response: invitedAnswerSchema,
      limit: "follow",
    },
    ({ user, params, body }) => inviteToPlan(user.id, params.id, body.userIds),
  ),
});
