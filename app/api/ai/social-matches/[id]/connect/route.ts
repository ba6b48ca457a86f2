import { route, userRoute } from "@/lib/core/server/route-handler";
import { connect, disconnect } from "@/lib/suggestions/matches/mutations";
import { connectAnswerSchema, matchParams } from "@/lib/suggestions/matches/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: userRoute(
    { summary: "Connect with a match", params: matchParams, response: connectAnswerSchema, limit: "follow" },
    ({ user, params }) => connect(user.id, params.id),
  ),
  DELETE: userRoute(
    { summary: "Undo connecting with a match", params: matchParams, response: connectAnswerSchema },
    ({ user, params }) => disconnect(user.id, params.id),
  ),
});
