import { anyone, route } from "@/lib/core/server/route-handler";
import { getEvent } from "@/lib/discover/events/queries";
import { eventSchema, ticketedEventParams } from "@/lib/discover/events/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    {
      summary: "Get a ticketed event",
      description: "Accepts the id of any of its listings, even one that is no longer listed.",
      params: ticketedEventParams,
      response: eventSchema,
    },
    ({ user, params }) => getEvent(user?.id ?? null, params.id),
  ),
});
