import { route, userRoute } from "@/lib/core/server/route-handler";
import { getToday } from "@/lib/suggestions/today/queries";
import { todaySchema } from "@/lib/suggestions/today/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "Get today's activity totals", response: todaySchema }, ({ user }) => getToday(user.id)),
});
