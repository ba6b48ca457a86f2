import { listWeeks } from "@/lib/activity/history/queries";
import { weekSchema } from "@/lib/activity/history/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user({ summary: "Get your minutes and XP of recent weeks", response: weekSchema.array() }, ({ user }) =>
    listWeeks(user.id),
  ),
});
