import { changeRole, removeMember } from "@/lib/community/members/mutations";
import { changeRoleSchema, memberParams } from "@/lib/community/members/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PATCH: userRoute(
    { summary: "Change a member's role", params: memberParams, body: changeRoleSchema, status: 204 },
    ({ user, params, body }) => changeRole(user.id, params.id, params.userId, body.role),
  ),
  DELETE: userRoute({ summary: "Remove a member", params: memberParams, status: 204 }, ({ user, params }) =>
    removeMember(user.id, params.id, params.userId),
  ),
});
