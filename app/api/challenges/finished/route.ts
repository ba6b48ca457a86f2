import { listFinishedChallenges } from "@/lib/activity/challenges/queries";
import { challengeSchema } from "@/lib/activity/challenges/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "Challenges one took part in that are over",
      description: "One's results of the last month.",
      response: challengeSchema.array(),
    },
    ({ user }) => listFinishedChallenges(user.id),
  ),
});
