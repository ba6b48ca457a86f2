import { publicRoute, route } from "@/lib/core/server/route-handler";
import { listEvents } from "@/lib/discover/events/queries";
import { eventsAnswerSchema, eventsQuery } from "@/lib/discover/events/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "List ticketed events", query: eventsQuery, response: eventsAnswerSchema },
    ({ user, query }) => listEvents(user?.id ?? null, query),
  ),
});
