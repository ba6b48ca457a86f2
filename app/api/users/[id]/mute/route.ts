import { quotaNote } from "@/lib/core/server/quotas";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";
import { mute, unmute } from "@/lib/moderation/blocks/mutations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    { summary: "Mute a person", description: quotaNote("mutes"), params: idParams, status: 204 },
    ({ user, params }) => mute(user.id, params.id),
  ),
  DELETE: userRoute({ summary: "Unmute a person", params: idParams, status: 204 }, ({ user, params }) =>
    unmute(user.id, params.id),
  ),
});
