import { communityCalendarEntry } from "@/lib/community/events/formats";
import { getCommunityEvent, sequenceOf } from "@/lib/community/events/queries";
import { eventParams } from "@/lib/community/events/schema";
import { anyone, route } from "@/lib/core/server/route-handler";
import { systemClock } from "@/lib/core/shared/clock";
import { writeCalendar } from "@/lib/discover/events/formats";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone({ summary: "The event for a calendar", params: eventParams }, async ({ user, params }) => {
    const viewerId = user?.id ?? null;
    const event = await getCommunityEvent(viewerId, params.id);
    const entry = communityCalendarEntry(event, { sequence: await sequenceOf(viewerId, event.id), now: systemClock() });
    return new Response(writeCalendar([entry]), {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": `attachment; filename="windmile-${event.id}.ics"`,
      },
    });
  }),
});
