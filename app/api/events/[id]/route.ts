import { publicRoute, route } from "@/lib/core/server/route-handler";
import { getEvent } from "@/lib/discover/events/queries";
import { eventSchema, ticketedEventParams } from "@/lib/discover/events/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    {
      summary: "Get a ticketed event",
      description: "Accepts the ID of any of the event's listings, even one that's no longer listed.",
      params: ticketedEventParams,
      response: eventSchema,
    },
    ({ user, params }) => getEvent(user?.id ?? null, params.id),
  ),
});
