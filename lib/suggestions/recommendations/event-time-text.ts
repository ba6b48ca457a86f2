import { CHICAGO, datesInChicago, dayIn, daysAfter, hourIn } from "@/lib/core/shared/zone";
import type { Candidate } from "./candidates";

const weekday = datesInChicago({ weekday: "long" });
const date = datesInChicago({ month: "short", day: "numeric" });
const clock = datesInChicago({ hour: "numeric", minute: "2-digit" });
const DAY = 86_400_000;
const EVENING = 17;

/** When something begins, as one says it: "it's tonight at 7:30 PM", "it's on Saturday", "it's on Dec 12". */
export function formatEventMoment(
  { startsAt, timeKnown }: Pick<Candidate, "startsAt" | "timeKnown">,
  now: Date,
): string {
  const start = new Date(startsAt ?? now.getTime());
  const hour = timeKnown ? ` at ${clock.format(start).replace(/\s/g, " ")}` : "";
  const day = dayIn(CHICAGO, start);
  const today = dayIn(CHICAGO, now);
  if (day === today) {
    return timeKnown && hourIn(CHICAGO, start) >= EVENING ? `it's tonight${hour}` : `it's today${hour}`;
  }
  if (day === daysAfter(today, 1)) return `it's tomorrow${hour}`;
  if (start.getTime() - now.getTime() < 6 * DAY) return `it's on ${weekday.format(start)}${hour}`;
  return `it's on ${date.format(start)}${hour}`;
}
