import { deleteGroup, editGroup } from "@/lib/community/groups/mutations";
import { getGroup } from "@/lib/community/groups/queries";
import { editGroupSchema, groupSchema } from "@/lib/community/groups/schema";
import { publicRoute, route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute({ summary: "Get a group", params: idParams, response: groupSchema }, ({ user, params }) =>
    getGroup(user?.id ?? null, params.id),
  ),
  PATCH: userRoute(
    { summary: "Update a group", params: idParams, body: editGroupSchema, response: groupSchema },
    ({ user, params, body }) => editGroup(user.id, params.id, body),
  ),
  DELETE: userRoute({ summary: "Delete a group", params: idParams, status: 204 }, ({ user, params }) =>
    deleteGroup(user.id, params.id),
  ),
});
