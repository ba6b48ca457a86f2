import { route, user } from "@/lib/core/server/route-handler";
import { requestParams } from "@/lib/social/follows/schema";
import { dismissSuggestion, restoreSuggestion } from "@/lib/social/friends/mutations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  DELETE: user(
    {
      summary: "Don't suggest this person again",
      description: "PUT on the same path takes it back.",
      params: requestParams,
      status: 204,
    },
    ({ user, params }) => dismissSuggestion(user.id, params.userId),
  ),
  PUT: user({ summary: "Suggest this person again", params: requestParams, status: 204 }, ({ user, params }) =>
    restoreSuggestion(user.id, params.userId),
  ),
});
