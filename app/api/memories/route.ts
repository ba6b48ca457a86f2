import { route, userRoute } from "@/lib/core/server/route-handler";
import { listMemories } from "@/lib/feed/memories/queries";
import { memoriesQuery, memoriesSchema } from "@/lib/feed/memories/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    {
      summary: "List your day albums in a year, with the one from a year ago",
      description:
        "A day's album is ready at 6 PM the next day in your time zone. `year` defaults to the current year.",
      query: memoriesQuery,
      response: memoriesSchema,
    },
    ({ user, query }) => listMemories(user.id, query),
  ),
});
