import { getToday } from "@/lib/activity/today/queries";
import { todaySchema } from "@/lib/activity/today/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "Get today's activity totals", response: todaySchema }, ({ user }) => getToday(user.id)),
});
