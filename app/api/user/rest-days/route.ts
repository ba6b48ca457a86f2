import { changeRestDays } from "@/lib/activity/history/mutations";
import { restDaysSchema } from "@/lib/activity/history/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user(
    { summary: "Set the weekdays that never break your streak", body: restDaysSchema, response: restDaysSchema },
    ({ user, body }) => changeRestDays(user.id, body),
  ),
});
