import { endSession } from "@/lib/auth/sessions/mutations";
import { route, user } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  DELETE: user({ summary: "Log out a session", params: idParams, status: 204 }, ({ user, params }) =>
    endSession(user.id, params.id),
  ),
});
