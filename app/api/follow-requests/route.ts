import { pageOf } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { listFollowRequests } from "@/lib/social/follows/queries";
import { listedPersonSchema } from "@/lib/social/people/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "List follow requests, newest first", ...pageOf(listedPersonSchema) }, ({ user, query }) =>
    listFollowRequests(user.id, query),
  ),
});
