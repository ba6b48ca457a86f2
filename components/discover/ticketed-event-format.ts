import { dollars } from "@/lib/core/shared/format";
import { eventDay, TBA } from "@/lib/discover/events/rules";
import type { Event } from "@/lib/discover/events/schema";

export const SOURCE_NAMES: Record<Event["source"], string> = { ticketmaster: "Ticketmaster", seatgeek: "SeatGeek" };

/** "$45 - $120", one amount if both are the same, "Free" if they are zero. */
export function priceRangeText(range: Event["priceRange"]): string | null {
  if (!range) return null;
  if (range.max === 0) return "Free";
  return range.min === range.max ? dollars(range.min) : `${dollars(range.min)} - ${dollars(range.max)}`;
}

/** Spec §2: 'at time' unless the time is 'TBA'. */
export function eventTimeText({ date, time }: Pick<Event, "date" | "time">): string {
  return time === TBA ? eventDay(date) : `${eventDay(date)} at ${time}`;
}
