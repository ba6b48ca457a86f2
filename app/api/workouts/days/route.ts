import { getMonth } from "@/lib/activity/history/queries";
import { monthAnswerSchema, monthQuery } from "@/lib/activity/history/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "Get your workouts of a month, day by day",
      description: "`state` is what a day counts as in your streak: workout, rest day, free, or missed.",
      query: monthQuery,
      response: monthAnswerSchema,
    },
    ({ user, query }) => getMonth(user.id, query),
  ),
});
