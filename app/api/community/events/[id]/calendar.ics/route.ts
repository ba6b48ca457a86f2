import { toCalendar } from "@/lib/community/events/formats";
import { getCommunityEvent, sequenceOf } from "@/lib/community/events/queries";
import { eventParams } from "@/lib/community/events/schema";
import { anyone, route } from "@/lib/core/server/route-handler";
import { systemClock } from "@/lib/core/shared/clock";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: anyone({ summary: "The event for a calendar", params: eventParams }, async ({ user, params }) => {
    const event = await getCommunityEvent(user?.id ?? null, params.id);
    const calendar = toCalendar(event, { sequence: await sequenceOf(event.id), now: systemClock() });
    return new Response(calendar, {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": `attachment; filename="windmile-${event.id}.ics"`,
      },
    });
  }),
});
