import { route, userRoute } from "@/lib/core/server/route-handler";
import { pageQuery } from "@/lib/core/shared/page";
import { listNotifications } from "@/lib/notifications/queries";
import { notificationsAnswerSchema } from "@/lib/notifications/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    {
      summary: "List notifications, grouped, newest first",
      description:
        "`unread` is the number of unread groups, up to 100. `count` is null for likes if the viewer turned off like counts.",
      query: pageQuery,
      response: notificationsAnswerSchema,
    },
    ({ user, query }) => listNotifications(user.id, query),
  ),
});
