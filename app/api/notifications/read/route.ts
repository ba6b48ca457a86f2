import { route, user } from "@/lib/core/server/route-handler";
import { readNotifications } from "@/lib/notifications/mutations";
import { readSchema } from "@/lib/notifications/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: user(
    {
      summary: "Mark notifications as read",
      description:
        "`ids` names rows, each with everybody it stands for; without `ids` all are marked. A row's id is its group's and stays.",
      body: readSchema,
      status: 204,
    },
    ({ user, body }) => readNotifications(user.id, body),
  ),
});
