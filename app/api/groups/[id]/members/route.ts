import { groupParams, groupsQuery } from "@/lib/community/groups/schema";
import { listGroupMembers } from "@/lib/community/members/queries";
import { groupMembersAnswerSchema } from "@/lib/community/members/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "Who belongs to a group, owners first",
      params: groupParams,
      query: groupsQuery,
      list: "array",
      response: groupMembersAnswerSchema,
    },
    ({ user, params, query }) => listGroupMembers(user.id, params.id, query),
  ),
});
