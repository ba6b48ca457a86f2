import { type CalendarEntry, EVENT_MINUTES } from "@/lib/discover/events/formats";
import type { CommunityEvent } from "./schema";

/** A community event as a calendar entry. Two hours long, because events have no end time. */
export function communityCalendarEntry(
  event: CommunityEvent,
  { sequence, now }: { sequence: number; now: Date },
): CalendarEntry {
  return {
    uid: `${event.id}@windmile.app`,
    sequence,
    stamp: now,
    title: event.title,
    date: event.date,
    time: event.time,
    minutes: EVENT_MINUTES,
    location: [event.location, event.address].filter(Boolean).join(", "),
    description: event.description,
    url: null,
    coordinates: null,
    status: event.isCancelled ? "CANCELLED" : "CONFIRMED",
  };
}
