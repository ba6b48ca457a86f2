import { publicRoute, route } from "@/lib/core/server/route-handler";
import { listSocialMatches } from "@/lib/suggestions/matches/queries";
import { socialMatchesAnswerSchema, socialMatchesQuery } from "@/lib/suggestions/matches/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    {
      summary: "List social matches",
      description:
        "`exclude` is a comma-separated list of IDs; once everyone is excluded, the list starts over. Only people with `openToMatches` turned on are matched.",
      query: socialMatchesQuery,
      response: socialMatchesAnswerSchema,
      limit: "ai",
    },
    ({ user, query }) => listSocialMatches(user?.id ?? null, query),
  ),
});
