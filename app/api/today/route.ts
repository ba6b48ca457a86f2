import { getToday } from "@/lib/activity/today/queries";
import { todaySchema } from "@/lib/activity/today/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user({ summary: "Get today's numbers", response: todaySchema }, ({ user }) => getToday(user.id)),
});
