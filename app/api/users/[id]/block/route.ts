import { quotaNote } from "@/lib/core/server/quotas";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { block, unblock } from "@/lib/moderation/blocks/mutations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    { summary: "Block a person", description: quotaNote("blocks"), params: idParams, status: 204 },
    ({ user, params }) => block(user.id, params.id),
  ),
  DELETE: userRoute({ summary: "Unblock a person", params: idParams, status: 204 }, ({ user, params }) =>
    unblock(user.id, params.id),
  ),
});
