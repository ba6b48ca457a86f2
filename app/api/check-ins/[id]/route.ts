import { route, user } from "@/lib/core/server/route-handler";
import { deleteCheckIn } from "@/lib/discover/check-ins/mutations";
import { checkInParams } from "@/lib/discover/check-ins/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  DELETE: user({ summary: "Take a check-in back", params: checkInParams, status: 204 }, ({ user, params }) =>
    deleteCheckIn(user.id, params.id),
  ),
});
