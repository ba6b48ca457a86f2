import { route, userRoute } from "@/lib/core/server/route-handler";
import { subscribe, unsubscribe } from "@/lib/notifications/pushes/mutations";
import { pushState } from "@/lib/notifications/pushes/queries";
import { pushStateSchema, subscribeSchema } from "@/lib/notifications/pushes/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "Get push notification status for this browser", response: pushStateSchema }, ({ user }) =>
    pushState(user.sessionId),
  ),
  PUT: userRoute(
    {
      summary: "Subscribe this browser to push notifications",
      description: "The subscription ends with the session. `endpoint` is the HTTPS URL of a push service.",
      body: subscribeSchema,
      status: 204,
    },
    ({ user, body }) => subscribe(user.id, user.sessionId, body),
  ),
  DELETE: userRoute({ summary: "Unsubscribe this browser from push notifications", status: 204 }, ({ user }) =>
    unsubscribe(user.sessionId),
  ),
});
