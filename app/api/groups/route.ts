import { createGroup } from "@/lib/community/groups/mutations";
import { listGroups } from "@/lib/community/groups/queries";
import { createGroupSchema, groupSchema, groupsQuery } from "@/lib/community/groups/schema";
import { quotaNote } from "@/lib/core/server/quotas";
import { createdOnce, pageOf } from "@/lib/core/server/route-contract";
import { publicRoute, route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute({ summary: "List groups", ...pageOf(groupSchema), query: groupsQuery }, ({ user, query }) =>
    listGroups(user?.id ?? null, query),
  ),
  POST: userRoute(
    {
      summary: "Create a group",
      description: quotaNote("groups"),
      body: createGroupSchema,
      ...createdOnce(groupSchema),
    },
    ({ user, body, clientKey }) => createGroup(user.id, body, clientKey),
  ),
});
