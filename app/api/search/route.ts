import { publicRoute, route } from "@/lib/core/server/route-handler";
import { search } from "@/lib/search/queries";
import { searchAnswerSchema, searchQuery } from "@/lib/search/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    {
      summary: "Search places, events, gems, people, and photos",
      query: searchQuery,
      response: searchAnswerSchema,
      limit: "search",
    },
    ({ user, query }) => search(user?.id ?? null, query.q),
  ),
});
