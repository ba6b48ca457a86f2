import { listAchievements } from "@/lib/activity/achievements/mutations";
import { achievementSchema } from "@/lib/activity/achievements/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "List achievements with your progress", response: achievementSchema.array() }, ({ user }) =>
    listAchievements(user.id),
  ),
});
