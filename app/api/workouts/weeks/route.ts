import { listWeeks } from "@/lib/activity/history/queries";
import { weekSchema } from "@/lib/activity/history/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "Get your minutes and XP for recent weeks", response: weekSchema.array() }, ({ user }) =>
    listWeeks(user.id),
  ),
});
