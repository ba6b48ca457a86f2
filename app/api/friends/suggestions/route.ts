import { route, user } from "@/lib/core/server/route-handler";
import { listSuggestions } from "@/lib/social/friends/queries";
import { suggestedPersonSchema } from "@/lib/social/friends/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user({ summary: "People I may know, and why", response: suggestedPersonSchema.array() }, ({ user }) =>
    listSuggestions(user.id),
  ),
});
