import { useEndless } from "@/lib/core/client/endless";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import { useEntityWrites } from "@/lib/core/client/entity-writes";
import { toggleOrQueue } from "@/lib/core/client/send-or-queue";
import { STALE } from "@/lib/core/client/swr";
import { useRefresh } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { SeriesDate } from "../series/schema";
import { expectedSeat } from "./rules";
import type { Attendee, CommunityEvent, CreateEventInput, EditWithScopeInput, Rsvp } from "./schema";

/** How often an open event refreshes its waitlist position. */
const SEATS_REFRESH = 20_000;

type EventListParams = { groupId?: string; category?: string; from?: string; to?: string; neighborhood?: string };

/** Upcoming events that match these filters. */
export const useCommunityEvents = (query: EventListParams = {}) =>
  useEndless<CommunityEvent>(paths.api.communityEventsOf(query), { staleAfter: STALE.events });

/** Neighborhoods with upcoming events. */
export const useEventNeighborhoods = () =>
  useData<{ neighborhoods: string[] }>(paths.api.communityNeighborhoods).data?.neighborhoods ?? [];

export const useCommunityEvent = (eventId: string) =>
  useData<CommunityEvent>(paths.api.communityEvent(eventId), { refreshInterval: SEATS_REFRESH });

/** The upcoming dates of a recurring event. */
export const useEventDates = (eventId: string) =>
  useEndless<SeriesDate>(paths.api.eventDates(eventId), { staleAfter: STALE.events });

export const useAttendees = (eventId: string, status: "going" | "waitlisted") =>
  useEndless<Attendee>(paths.api.attendees(eventId, status === "going" ? {} : { status }), {
    staleAfter: STALE.photos,
  });

const isCommunityEvent = entityWith<CommunityEvent>("attendees", "myStatus");

/** Joins or leaves an event: shown immediately wherever the event is, then updated from the server. */
export function useRsvp() {
  const patch = useEntityPatch(isCommunityEvent);
  const refresh = useRefresh();
  return async (event: CommunityEvent, wants: boolean): Promise<Rsvp | undefined> => {
    const show = (rsvp: Partial<CommunityEvent>) => patch(event.id, (known) => ({ ...known, ...rsvp }));
    const rsvp = await toggleOrQueue<Rsvp>(wants, {
      kinds: ["RSVP", "Canceled RSVP"],
      details: event.title,
      subject: `seat ${event.id}`,
      url: paths.api.joinEvent(event.id),
      stale: [paths.api.communityEvents, ...STALE_AFTER.rsvp(event.id)],
      show: (on) => {
        const { attendees, isFull, waitlisted, myStatus, position } = expectedSeat(event, on);
        // Features for attendees, such as the chat, become available once the server has confirmed the seat.
        const isJoined = event.isJoined && myStatus === "going";
        show({ attendees, isFull, waitlisted, myStatus, position, isJoined });
      },
    });
    if (!rsvp) return undefined;
    const { status, position, attendees, maxAttendees, isFull } = rsvp;
    show({ attendees, maxAttendees, isFull, myStatus: status, position, isJoined: status === "going" });
    await refresh(STALE_AFTER.rsvp(event.id));
    return rsvp;
  };
}

export const useEventWrites = () =>
  useEntityWrites<CommunityEvent, CreateEventInput, EditWithScopeInput>({
    list: paths.api.communityEvents,
    one: paths.api.communityEvent,
    stale: STALE_AFTER.communityEvent,
  });
