import { anyone, route } from "@/lib/core/server/route-handler";
import { listVenues } from "@/lib/discover/venues/queries";
import { venuesAnswerSchema, venuesQuery } from "@/lib/discover/venues/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone({ summary: "Places", query: venuesQuery, response: venuesAnswerSchema }, ({ user, query }) =>
    listVenues(user?.id ?? null, query),
  ),
});
