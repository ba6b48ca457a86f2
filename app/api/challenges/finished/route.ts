import { listFinishedChallenges } from "@/lib/activity/challenges/queries";
import { challengeSchema } from "@/lib/activity/challenges/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    {
      summary: "List past challenges",
      description: "Your results from the last 30 days.",
      response: challengeSchema.array(),
    },
    ({ user }) => listFinishedChallenges(user.id),
  ),
});
