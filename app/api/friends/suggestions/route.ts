import { route, userRoute } from "@/lib/core/server/route-handler";
import { listSuggestions } from "@/lib/social/friends/queries";
import { suggestedPersonSchema } from "@/lib/social/friends/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    { summary: "List people you may know, with the reason for each", response: suggestedPersonSchema.array() },
    ({ user }) => listSuggestions(user.id),
  ),
});
