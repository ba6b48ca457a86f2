import { userParams } from "@/lib/auth/accounts/schema";
import { route, user } from "@/lib/core/server/route-handler";
import { block, unblock } from "@/lib/social/blocks/mutations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user({ summary: "Block a person", params: userParams, status: 204 }, ({ user, params }) =>
    block(user.id, params.id),
  ),
  DELETE: user({ summary: "Lift a block", params: userParams, status: 204 }, ({ user, params }) =>
    unblock(user.id, params.id),
  ),
});
