import { listGroupMembers } from "@/lib/community/members/queries";
import { groupMemberSchema } from "@/lib/community/members/schema";
import { pageOf } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    { summary: "List group members, owners first", params: idParams, ...pageOf(groupMemberSchema) },
    ({ user, params, query }) => listGroupMembers(user.id, params.id, query),
  ),
});
