import { joinChallenge, leaveChallenge } from "@/lib/activity/challenges/mutations";
import { challengeSchema } from "@/lib/activity/challenges/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  PUT: userRoute({ summary: "Join a challenge", params: idParams, response: challengeSchema }, ({ user, params }) =>
    joinChallenge(user.id, params.id),
  ),
  DELETE: userRoute({ summary: "Leave a challenge", params: idParams, response: challengeSchema }, ({ user, params }) =>
    leaveChallenge(user.id, params.id),
  ),
});
