import { pageOf } from "@/lib/core/server/route-contract";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { listSaved } from "@/lib/discover/saved/queries";
import { savedItemSchema, savedQuery } from "@/lib/discover/saved/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    { summary: "List saved items, newest first", ...pageOf(savedItemSchema), query: savedQuery },
    ({ user, query }) => listSaved(user.id, query),
  ),
});
