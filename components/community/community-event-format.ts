import type { CommunityEvent } from "@/lib/community/events/schema";
import type { Group } from "@/lib/community/groups/schema";
import { countOf, dollars } from "@/lib/core/shared/format";
import { calendarDates, datesInChicago } from "@/lib/core/shared/zone";

const short = datesInChicago({ weekday: "short", month: "short", day: "numeric" });
const long = datesInChicago({ weekday: "long", month: "long", day: "numeric", year: "numeric" });
const lastDay = calendarDates({ month: "short", day: "numeric", year: "numeric" });
const clock = datesInChicago({ hour: "numeric", minute: "2-digit" });

type Moment = Pick<CommunityEvent, "startsAt">;

/** "Mon, Nov 23, 6:30 AM", in Chicago time. */
export const shortWhen = ({ startsAt }: Moment) =>
  `${short.format(new Date(startsAt))}, ${clock.format(new Date(startsAt))}`;

/** "Monday, November 23, 2026" and "6:30 AM". */
export const longDay = ({ startsAt }: Moment) => long.format(new Date(startsAt));
/** "Nov 23, 2026" from a YYYY-MM-DD day. */
export const endDay = (day: string) => lastDay.format(new Date(`${day}T00:00:00Z`));
export const startTime = ({ startsAt }: Moment) => clock.format(new Date(startsAt));

const HOUR_MINUTES = 60;

/**
 * "Starts in 3 days", in hours for the last two days, in minutes for the last hour; "Happening now" once it has begun.
 */
export function countdownText({ startsAt }: Moment, now: number): string {
  const minutes = Math.ceil((Date.parse(startsAt) - now) / 60_000);
  if (minutes <= 0) return "Happening now";
  if (minutes < HOUR_MINUTES) return `Starts in ${countOf(minutes, "minute")}`;
  const hours = Math.round(minutes / HOUR_MINUTES);
  return `Starts in ${hours < 48 ? countOf(hours, "hour") : countOf(Math.round(hours / 24), "day")}`;
}

export const priceText = (price: number) => (price === 0 ? "Free" : dollars(price));

type Seats = Pick<CommunityEvent, "attendees" | "maxAttendees" | "isFull" | "waitlisted">;

/** "24/30 going · 2 waiting"; "24 going · Full" when people the viewer can't see have the other spots. */
export function capacityText({ attendees, maxAttendees, isFull, waitlisted }: Seats): string {
  const waiting = waitlisted > 0 ? ` · ${waitlisted} waiting` : "";
  return isFull && attendees < maxAttendees
    ? `${attendees} going · Full${waiting}`
    : `${attendees}/${maxAttendees} going${waiting}`;
}

const FEW_SPOTS = 10;

/** "6 spots left", when there are few. */
export function spotsLeft({ attendees, maxAttendees, isFull }: Seats): string | null {
  const left = maxAttendees - attendees;
  return isFull || left < 1 || left > FEW_SPOTS ? null : `${countOf(left, "spot")} left`;
}

/** "24/30 members". */
export const membersText = ({
  memberCount,
  maxMembers,
  isFull,
}: Pick<Group, "memberCount" | "maxMembers" | "isFull">) =>
  isFull && memberCount < maxMembers
    ? `${countOf(memberCount, "member")} · Full`
    : `${memberCount}/${maxMembers} members`;
