import { publicRoute, route } from "@/lib/core/server/route-handler";
import { listNearby } from "@/lib/discover/map/queries";
import { nearbyAnswerSchema, nearbySchema } from "@/lib/discover/map/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  POST: publicRoute(
    { summary: "List activities near a location", body: nearbySchema, response: nearbyAnswerSchema },
    ({ body }) => listNearby(body),
  ),
});
