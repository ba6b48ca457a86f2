import { groupParams, groupsQuery } from "@/lib/community/groups/schema";
import { listGroupRequests } from "@/lib/community/members/queries";
import { groupMembersAnswerSchema } from "@/lib/community/members/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "Who asks to be let in",
      params: groupParams,
      query: groupsQuery,
      list: "array",
      response: groupMembersAnswerSchema,
    },
    ({ user, params, query }) => listGroupRequests(user.id, params.id, query),
  ),
});
