import { createGroup } from "@/lib/community/groups/mutations";
import { listGroups } from "@/lib/community/groups/queries";
import { createGroupSchema, groupSchema, groupsAnswerSchema, groupsQuery } from "@/lib/community/groups/schema";
import { anyone, route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    { summary: "Groups", query: groupsQuery, response: groupsAnswerSchema, list: "array" },
    ({ user, query }) => listGroups(user?.id ?? null, query),
  ),
  POST: user(
    { summary: "Start a group", body: createGroupSchema, response: groupSchema, status: 201, idempotent: true },
    ({ user, body, clientKey }) => createGroup(user.id, body, clientKey),
  ),
});
