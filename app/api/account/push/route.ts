import { route, user } from "@/lib/core/server/route-handler";
import { subscribe, unsubscribe } from "@/lib/notifications/pushes/mutations";
import { pushState } from "@/lib/notifications/pushes/queries";
import { pushStateSchema, subscribeSchema } from "@/lib/notifications/pushes/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user({ summary: "Whether this browser is told of things by push", response: pushStateSchema }, ({ user }) =>
    pushState(user.sessionId),
  ),
  PUT: user(
    {
      summary: "Have this browser told by push",
      description: "Ends with the session. `endpoint` is the https address of a push service.",
      body: subscribeSchema,
      status: 204,
    },
    ({ user, body }) => subscribe(user.id, user.sessionId, body),
  ),
  DELETE: user({ summary: "No more pushes to this browser", status: 204 }, ({ user }) => unsubscribe(user.sessionId)),
});
