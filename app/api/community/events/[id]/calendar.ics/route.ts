import { communityCalendarEntry } from "@/lib/community/events/formats";
import { getCommunityEvent, sequenceOf } from "@/lib/community/events/queries";
import { calendarQuery } from "@/lib/community/events/schema";
import { dateCalendar, seriesCalendar } from "@/lib/community/series/queries";
import { calendarFile } from "@/lib/core/server/responses";
import { publicRoute, route } from "@/lib/core/server/route-handler";
import { systemClock } from "@/lib/core/shared/clock";
import { idParams } from "@/lib/core/shared/text";
import { writeCalendar } from "@/lib/discover/events/formats";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary: "Get an event as a calendar file", params: idParams, query: calendarQuery },
    async ({ user, params, query }) => {
      const viewerId = user?.id ?? null;
      const event = await getCommunityEvent(viewerId, params.id);
      const now = systemClock();
      const ofSeries =
        event.series &&
        (query.dates === "all"
          ? await seriesCalendar(viewerId, event.series, now)
          : await dateCalendar(viewerId, event.series, event.id, now));
      const alone = communityCalendarEntry(event, { ...event, sequence: await sequenceOf(viewerId, event.id), now });
      const entries = ofSeries && ofSeries.length > 0 ? ofSeries : [alone];
      return calendarFile(writeCalendar(entries), `windmile-${event.id}.ics`);
    },
  ),
});
