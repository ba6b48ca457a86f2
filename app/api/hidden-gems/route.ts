import { publicRoute, route } from "@/lib/core/server/route-handler";
import { listHiddenGems } from "@/lib/discover/hidden-gems/queries";
import { hiddenGemsAnswerSchema, hiddenGemsQuery } from "@/lib/discover/hidden-gems/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "List hidden gems", query: hiddenGemsQuery, response: hiddenGemsAnswerSchema },
    ({ user, query }) => listHiddenGems(user?.id ?? null, query),
  ),
});
