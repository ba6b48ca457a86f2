import { joinGroup, leaveGroup } from "@/lib/community/groups/mutations";
import { groupParams, membershipAnswerSchema } from "@/lib/community/groups/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user({ summary: "Join, or ask to", params: groupParams, response: membershipAnswerSchema }, ({ user, params }) =>
    joinGroup(user.id, params.id),
  ),
  DELETE: user({ summary: "Leave", params: groupParams, response: membershipAnswerSchema }, ({ user, params }) =>
    leaveGroup(user.id, params.id),
  ),
});
