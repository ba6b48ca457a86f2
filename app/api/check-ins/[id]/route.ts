import { deleteCheckIn } from "@/lib/activity/check-ins/mutations";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  DELETE: userRoute({ summary: "Delete a check-in", params: idParams, status: 204 }, ({ user, params }) =>
    deleteCheckIn(user.id, params.id),
  ),
});
