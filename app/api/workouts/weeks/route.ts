import { listWeeks } from "@/lib/activity/history/queries";
import { weeksAnswerSchema } from "@/lib/activity/history/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user({ summary: "Minutes and XP of one's last weeks", response: weeksAnswerSchema }, ({ user }) =>
    listWeeks(user.id),
  ),
});
