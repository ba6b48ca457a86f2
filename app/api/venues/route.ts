import { publicRoute, route } from "@/lib/core/server/route-handler";
import { listVenues } from "@/lib/discover/venues/queries";
import { venuesAnswerSchema, venuesQuery } from "@/lib/discover/venues/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    {
      summary: "List places",
      description:
        "`counts` has a number for each `category` value, including `all`. The `Events` category returns no places; its count is the number of events. `includeUnknown` is used with `openNow`; `radius` is in meters and used with `near`. `price` and `neighborhood` take comma-separated values.",
      query: venuesQuery,
      response: venuesAnswerSchema,
    },
    ({ user, query }) => listVenues(user?.id ?? null, query),
  ),
});
