import { getMonth } from "@/lib/activity/history/queries";
import { monthAnswerSchema, monthQuery } from "@/lib/activity/history/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    {
      summary: "Get your workouts for a month, by day",
      description:
        "`state` is how a day counts toward your streak: `active`, `rest`, `frozen` (covered by a freeze), `missed`, or `open` (today, with nothing logged yet).",
      query: monthQuery,
      response: monthAnswerSchema,
    },
    ({ user, query }) => getMonth(user.id, query),
  ),
});
