import { joinGroup, leaveGroup } from "@/lib/community/groups/mutations";
import { membershipAnswerSchema } from "@/lib/community/groups/schema";
import { quotaNote } from "@/lib/core/server/quotas";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    {
      summary: "Join a group, or request to join",
      description: quotaNote("groups"),
      params: idParams,
      response: membershipAnswerSchema,
    },
    ({ user, params }) => joinGroup(user.id, params.id),
  ),
  DELETE: userRoute(
    { summary: "Leave a group", params: idParams, response: membershipAnswerSchema },
    ({ user, params }) => leaveGroup(user.id, params.id),
  ),
});
