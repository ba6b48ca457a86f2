import { quotaNote } from "@/lib/core/server/quotas";
import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { mute, unmute } from "@/lib/social/blocks/mutations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user(
    { summary: "Mute a person", description: quotaNote("mutes"), params: idParams, status: 204 },
    ({ user, params }) => mute(user.id, params.id),
  ),
  DELETE: user({ summary: "Unmute a person", params: idParams, status: 204 }, ({ user, params }) =>
    unmute(user.id, params.id),
  ),
});
