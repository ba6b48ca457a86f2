import { communityCalendarEntry } from "@/lib/community/events/formats";
import { getCommunityEvent, sequenceOf } from "@/lib/community/events/queries";
import { calendarQuery } from "@/lib/community/events/schema";
import { seriesCalendar } from "@/lib/community/series/queries";
import { anyone, route } from "@/lib/core/server/route-handler";
import { systemClock } from "@/lib/core/shared/clock";
import { idParams } from "@/lib/core/shared/text";
import { writeCalendar } from "@/lib/discover/events/formats";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone(
    { summary: "The event for a calendar", params: idParams, query: calendarQuery },
    async ({ user, params, query }) => {
      const viewerId = user?.id ?? null;
      const event = await getCommunityEvent(viewerId, params.id);
      const now = systemClock();
      const entries =
        query.dates === "all" && event.series
          ? await seriesCalendar(viewerId, event.series, now)
          : [communityCalendarEntry(event, { sequence: await sequenceOf(viewerId, event.id), now })];
      return new Response(writeCalendar(entries), {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": `attachment; filename="windmile-${event.id}.ics"`,
        },
      });
    },
  ),
});
