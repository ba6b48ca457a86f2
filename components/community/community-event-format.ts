import type { CommunityEvent } from "@/lib/community/events/schema";
import type { Group } from "@/lib/community/groups/schema";
import { dollars } from "@/lib/core/shared/format";
import { calendarDates, datesInChicago } from "@/lib/core/shared/zone";

const short = datesInChicago({ weekday: "short", month: "short", day: "numeric" });
const long = datesInChicago({ weekday: "long", month: "long", day: "numeric", year: "numeric" });
const lastDay = calendarDates({ month: "short", day: "numeric", year: "numeric" });
const clock = datesInChicago({ hour: "numeric", minute: "2-digit" });

type Moment = Pick<CommunityEvent, "startsAt">;

/** "Mon, Nov 23, 6:30 AM", as the clocks in Chicago say. */
export const shortWhen = ({ startsAt }: Moment) =>
  `${short.format(new Date(startsAt))}, ${clock.format(new Date(startsAt))}`;

/** "Monday, November 23, 2026" and "6:30 AM". */
export const longDay = ({ startsAt }: Moment) => long.format(new Date(startsAt));
/** "Nov 23, 2026" of a day as YYYY-MM-DD. */
export const endDay = (day: string) => lastDay.format(new Date(`${day}T00:00:00Z`));
export const startTime = ({ startsAt }: Moment) => clock.format(new Date(startsAt));

export const priceWords = (price: number) => (price === 0 ? "Free" : dollars(price));

type Seats = Pick<CommunityEvent, "attendees" | "maxAttendees" | "isFull" | "waitlisted">;

/** "24/30 going · 2 waiting"; "24 going · Full" where people the viewer can't see have the other places. */
export function capacityWords({ attendees, maxAttendees, isFull, waitlisted }: Seats): string {
  const waiting = waitlisted > 0 ? ` · ${waitlisted} waiting` : "";
  return isFull && attendees < maxAttendees
    ? `${attendees} going · Full${waiting}`
    : `${attendees}/${maxAttendees} going${waiting}`;
}

/** "24/30 members". */
export const membersWords = ({
  memberCount,
  maxMembers,
  isFull,
}: Pick<Group, "memberCount" | "maxMembers" | "isFull">) =>
  isFull && memberCount < maxMembers ? `${memberCount} members · Full` : `${memberCount}/${maxMembers} members`;
