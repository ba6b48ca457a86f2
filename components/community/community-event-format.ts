import type { CommunityEvent } from "@/lib/community/events/schema";
import { CHICAGO } from "@/lib/core/shared/zone";

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: CHICAGO });
const short = format({ weekday: "short", month: "short", day: "numeric" });
const long = format({ weekday: "long", month: "long", day: "numeric", year: "numeric" });
const clock = format({ hour: "numeric", minute: "2-digit" });

type Moment = Pick<CommunityEvent, "startsAt">;

/** "Mon, Nov 23, 6:30 AM", as the clocks in Chicago say. */
export const shortWhen = ({ startsAt }: Moment) =>
  `${short.format(new Date(startsAt))}, ${clock.format(new Date(startsAt))}`;

/** "Monday, November 23, 2026" and "6:30 AM". */
export const longDay = ({ startsAt }: Moment) => long.format(new Date(startsAt));
export const clockTime = ({ startsAt }: Moment) => clock.format(new Date(startsAt));

export const priceWords = (price: number) =>
  price === 0 ? "Free" : `$${Number.isInteger(price) ? price : price.toFixed(2)}`;

/** "24/30 going · 2 waiting". */
export function capacityWords(event: Pick<CommunityEvent, "attendees" | "maxAttendees" | "waitlisted">): string {
  const waiting = event.waitlisted > 0 ? ` · ${event.waitlisted} waiting` : "";
  return `${event.attendees}/${event.maxAttendees} going${waiting}`;
}
