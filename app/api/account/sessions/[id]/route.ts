import { endSession } from "@/lib/auth/sessions/mutations";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  DELETE: userRoute({ summary: "End a session", params: idParams, status: 204 }, ({ user, params }) =>
    endSession(user.id, params.id),
  ),
});
