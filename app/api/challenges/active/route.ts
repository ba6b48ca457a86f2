import { listActiveChallenges } from "@/lib/activity/challenges/queries";
import { challengeSchema } from "@/lib/activity/challenges/schema";
import { publicRoute, route } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute({ summary: "List active challenges", response: challengeSchema.array() }, ({ user }) =>
    listActiveChallenges(user?.id ?? null),
  ),
});
