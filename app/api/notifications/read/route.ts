import { route, userRoute } from "@/lib/core/server/route-handler";
import { readNotifications } from "@/lib/notifications/mutations";
import { readSchema } from "@/lib/notifications/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    {
      summary: "Mark notifications as read",
      description:
        "Each ID in `ids` marks a whole group of notifications; a group's ID doesn't change. Omit `ids` to mark all as read.",
      body: readSchema,
      status: 204,
    },
    ({ user, body }) => readNotifications(user.id, body),
  ),
});
