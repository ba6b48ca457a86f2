import { anyone, route } from "@/lib/core/server/route-handler";
import { listVenues } from "@/lib/discover/venues/queries";
import { venuesAnswerSchema, venuesQuery } from "@/lib/discover/venues/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    {
      summary: "Places",
      description:
        "`counts` are keyed by what `category` says, `all` among them; under the chip `Events` nothing is listed and events are counted. `includeUnknown` goes with `openNow`; `radius` is in metres and goes with `near`; `price` and `neighborhood` take several values between commas.",
      query: venuesQuery,
      response: venuesAnswerSchema,
    },
    ({ user, query }) => listVenues(user?.id ?? null, query),
  ),
});
