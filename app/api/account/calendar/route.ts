import { revokeCalendarLinks } from "@/lib/community/calendars/mutations";
import { calendarLink } from "@/lib/community/calendars/queries";
import { calendarLinkQuery, subscriptionLinkSchema } from "@/lib/community/calendars/schema";
import { publicOrigin } from "@/lib/core/server/origin";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute(
    {
      summary: "Get your calendar subscription link",
      description: "Anyone with the link can see the calendar's events, without logging in, until you revoke the link.",
      query: calendarLinkQuery,
      response: subscriptionLinkSchema,
    },
    ({ user, query, request }) => calendarLink(user.id, query, publicOrigin(request)),
  ),
  DELETE: userRoute({ summary: "Revoke your calendar links and create new ones", status: 204 }, ({ user }) =>
    revokeCalendarLinks(user.id),
  ),
});
