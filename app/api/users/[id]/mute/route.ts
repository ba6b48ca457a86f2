import { userParams } from "@/lib/auth/accounts/schema";
import { route, user } from "@/lib/core/server/route-handler";
import { mute, unmute } from "@/lib/social/blocks/mutations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user({ summary: "Mute a person", params: userParams, status: 204 }, ({ user, params }) =>
    mute(user.id, params.id),
  ),
  DELETE: user({ summary: "Unmute a person", params: userParams, status: 204 }, ({ user, params }) =>
    unmute(user.id, params.id),
  ),
});
