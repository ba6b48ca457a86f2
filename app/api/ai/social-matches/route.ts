import { anyone, route } from "@/lib/core/server/route-handler";
import { listSocialMatches } from "@/lib/suggestions/matches/queries";
import { socialMatchesAnswerSchema, socialMatchesQuery } from "@/lib/suggestions/matches/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    {
      summary: "People to meet",
      description:
        "`exclude` takes ids between commas; who saw all begins again. Only people who switched `openToMatches` on are matched.",
      query: socialMatchesQuery,
      response: socialMatchesAnswerSchema,
      limit: "ai",
    },
    ({ user, query }) => listSocialMatches(user?.id ?? null, query),
  ),
});
