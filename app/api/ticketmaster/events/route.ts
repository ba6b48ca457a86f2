import { anyone, route } from "@/lib/core/server/route-handler";
import { listProviderEvents } from "@/lib/discover/events/queries";
import { providerAnswerSchema, providerQuery } from "@/lib/discover/events/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    { summary: "Events sold by Ticketmaster", query: providerQuery, response: providerAnswerSchema },
    ({ user, query }) => listProviderEvents(user?.id ?? null, "ticketmaster", query),
  ),
});
