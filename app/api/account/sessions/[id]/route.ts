import { endSession } from "@/lib/auth/sessions/mutations";
import { sessionParams } from "@/lib/auth/sessions/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  DELETE: user({ summary: "Log out one of my sessions", params: sessionParams, status: 204 }, ({ user, params }) =>
    endSession(user.id, params.id),
  ),
});
