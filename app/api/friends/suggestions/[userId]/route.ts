import { route, userRoute } from "@/lib/core/server/route-handler";
import { requestParams } from "@/lib/social/follows/schema";
import { dismissSuggestion, restoreSuggestion } from "@/lib/social/friends/mutations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  DELETE: userRoute(
    {
      summary: "Stop suggesting a person",
      description: "Undo it with PUT on the same path.",
      params: requestParams,
      status: 204,
    },
    ({ user, params }) => dismissSuggestion(user.id, params.userId),
  ),
  PUT: userRoute({ summary: "Suggest a person again", params: requestParams, status: 204 }, ({ user, params }) =>
    restoreSuggestion(user.id, params.userId),
  ),
});
