import type { Event, WithContext } from "schema-dts";
import { type CalendarEntry, EVENT_MINUTES, localStart } from "@/lib/discover/events/formats";
import { geoCoordinates, postalAddress } from "@/lib/discover/places/formats";
import { NO_HOST } from "./rules";
import type { CommunityEvent } from "./schema";

type Dated = Pick<CommunityEvent, "title" | "date" | "time" | "description" | "location" | "address" | "isCancelled">;

/** A community event, or a series of them, as a calendar entry. Two hours long, because events have no end time. */
export function communityCalendarEntry(
  { title, date, time, description, location, address, isCancelled }: Dated,
  { id, sequence, now }: { id: string; sequence: number; now: Date },
): CalendarEntry {
  return {
    ...{ uid: `${id}@windmile.app`, sequence, stamp: now, title, date, time, description },
    minutes: EVENT_MINUTES,
    location: [location, address].filter(Boolean).join(", "),
    url: null,
    coordinates: null,
    status: isCancelled ? "CANCELLED" : "CONFIRMED",
  };
}

/** Structured data about a community event for search engines. */
export function communityEventJsonLd(
  event: CommunityEvent,
  { url, image }: { url: string; image: string | null },
): WithContext<Event> {
  const { title, description, location, address, coordinates, price, organizer, maxAttendees } = event;
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: title,
    ...(description && { description }),
    startDate: localStart(event),
    eventStatus: `https://schema.org/${event.isCancelled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    url,
    ...(image && { image }),
    location: {
      "@type": "Place",
      name: location,
      address: postalAddress(address || location),
      ...(coordinates && { geo: geoCoordinates(coordinates) }),
    },
    ...(organizer.id !== NO_HOST.id && { organizer: { "@type": "Person", name: organizer.name } }),
    maximumAttendeeCapacity: maxAttendees,
    offers: {
      "@type": "Offer",
      price,
      priceCurrency: "USD",
      url,
      availability: `https://schema.org/${event.isFull ? "SoldOut" : "InStock"}`,
    },
  };
}
