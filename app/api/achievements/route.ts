import { listAchievements } from "@/lib/activity/achievements/mutations";
import { achievementsAnswerSchema } from "@/lib/activity/achievements/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user({ summary: "Achievements and how far one is", response: achievementsAnswerSchema }, ({ user }) =>
    listAchievements(user.id),
  ),
});
