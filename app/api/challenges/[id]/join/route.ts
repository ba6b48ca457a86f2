import { joinChallenge, leaveChallenge } from "@/lib/activity/challenges/mutations";
import { challengeParams, challengeSchema } from "@/lib/activity/challenges/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: user({ summary: "Join a challenge", params: challengeParams, response: challengeSchema }, ({ user, params }) =>
    joinChallenge(user.id, params.id),
  ),
  DELETE: user(
    { summary: "Leave a challenge", params: challengeParams, response: challengeSchema },
    ({ user, params }) => leaveChallenge(user.id, params.id),
  ),
});
