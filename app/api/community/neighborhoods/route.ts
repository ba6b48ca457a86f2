import { eventNeighborhoods } from "@/lib/community/events/queries";
import { neighborhoodsSchema } from "@/lib/community/events/schema";
import { publicRoute, route } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "List neighborhoods with upcoming community events", response: neighborhoodsSchema },
    ({ user }) => eventNeighborhoods(user?.id ?? null),
  ),
});
