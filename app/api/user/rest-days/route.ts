import { changeRestDays } from "@/lib/activity/history/mutations";
import { restDaysSchema } from "@/lib/activity/history/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute(
    {
      summary: "Set the days of the week that never break your streak",
      body: restDaysSchema,
      response: restDaysSchema,
    },
    ({ user, body }) => changeRestDays(user.id, body),
  ),
});
