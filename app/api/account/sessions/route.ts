import { listSessions } from "@/lib/auth/sessions/queries";
import { sessionSchema } from "@/lib/auth/sessions/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "List sessions", response: sessionSchema.array() }, ({ user }) =>
    listSessions(user.id, user.sessionId),
  ),
});
