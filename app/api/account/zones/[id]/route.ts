import { deleteZone } from "@/lib/activity/zones/mutations";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  DELETE: userRoute({ summary: "Delete a hidden place", params: idParams, status: 204 }, ({ user, params }) =>
    deleteZone(user.id, params.id),
  ),
});
