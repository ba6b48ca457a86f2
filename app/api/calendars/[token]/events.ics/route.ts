import { subscribedCalendar } from "@/lib/community/calendars/queries";
import { calendarLinkQuery, calendarParams } from "@/lib/community/calendars/schema";
import { publicOrigin } from "@/lib/core/server/origin";
import { calendarFile } from "@/lib/core/server/responses";
import { publicRoute, route } from "@/lib/core/server/route-handler";
import { systemClock } from "@/lib/core/shared/clock";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    {
      summary: "Subscribe to a calendar",
      description: "Contains what the link's owner can see: events they're going to or hosting, or a group's events.",
      params: calendarParams,
      query: calendarLinkQuery,
    },
    async ({ params, query, request }) =>
      calendarFile(await subscribedCalendar(params.token, query, publicOrigin(request), systemClock()), "windmile.ics"),
  ),
});
