import { publicRoute, route } from "@/lib/core/server/route-handler";
import { getVenue } from "@/lib/discover/venues/queries";
import { venueDetailSchema, venueParams } from "@/lib/discover/venues/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute({ summary: "Get a place", params: venueParams, response: venueDetailSchema }, ({ user, params }) =>
    getVenue(user?.id ?? null, params.id),
  ),
});
