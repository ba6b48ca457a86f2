import { route, user } from "@/lib/core/server/route-handler";
import { pageQuery } from "@/lib/core/shared/page";
import { listNotifications } from "@/lib/notifications/queries";
import { notificationsAnswerSchema } from "@/lib/notifications/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "What happened around me, grouped, the latest first",
      description:
        "`unread` counts rows as they are shown, to a hundred. `count` is null for likes where the reader switched like counts off.",
      query: pageQuery,
      response: notificationsAnswerSchema,
    },
    ({ user, query }) => listNotifications(user.id, query),
  ),
});
