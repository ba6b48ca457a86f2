import { route, user } from "@/lib/core/server/route-handler";
import { listMemories } from "@/lib/feed/memories/queries";
import { memoriesQuery, memoriesSchema } from "@/lib/feed/memories/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user(
    {
      summary: "Albums of one's days in a year, and what was a year ago",
      description:
        "A day's album is made at six in the evening of the day after, in one's own zone; this year without `year`.",
      query: memoriesQuery,
      response: memoriesSchema,
    },
    ({ user, query }) => listMemories(user.id, query),
  ),
});
