import { listSeriesDates } from "@/lib/community/series/queries";
import { seriesDateSchema } from "@/lib/community/series/schema";
import { pageOf } from "@/lib/core/server/route-contract";
import { publicRoute, route } from "@/lib/core/server/route-handler";
import { idParams } from "@/lib/core/shared/text";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    {
      summary: "List upcoming dates of a recurring event",
      description: "Soonest first, including canceled dates. Empty if the event isn't recurring.",
      params: idParams,
      ...pageOf(seriesDateSchema),
    },
    ({ user, params, query }) => listSeriesDates(user?.id ?? null, params.id, query),
  ),
});
