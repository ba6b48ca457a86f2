import { calendarFile } from "@/lib/core/server/responses";
import { publicRoute, route } from "@/lib/core/server/route-handler";
import { eventCalendar } from "@/lib/discover/events/queries";
import { ticketedEventParams } from "@/lib/discover/events/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "Get a ticketed event as a calendar file", params: ticketedEventParams },
    async ({ params }) => calendarFile(await eventCalendar(params.id)),
  ),
});
