import { listActiveChallenges } from "@/lib/activity/challenges/queries";
import { challengeSchema } from "@/lib/activity/challenges/schema";
import { anyone, route } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone({ summary: "List active challenges", response: challengeSchema.array() }, ({ user }) =>
    listActiveChallenges(user?.id ?? null),
  ),
});
