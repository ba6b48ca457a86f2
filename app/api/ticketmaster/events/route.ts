import { publicRoute, route } from "@/lib/core/server/route-handler";
import { systemClock } from "@/lib/core/shared/zone";
import { listEvents } from "@/lib/discover/events/queries";
import { eventsAnswerSchema, eventsQuery } from "@/lib/discover/events/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "List events sold by Ticketmaster", query: eventsQuery, response: eventsAnswerSchema },
    ({ user, query }) => listEvents(user?.id ?? null, query, systemClock(), ["ticketmaster"]),
  ),
});
