import { CHICAGO, dayIn, hourIn } from "@/lib/core/shared/clock";
import type { Candidate } from "./candidates";

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: CHICAGO });
const date = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: CHICAGO });
const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone: CHICAGO });
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
  if (day === dayIn(CHICAGO, now)) {
    return timeKnown && hourIn(CHICAGO, start) >= EVENING ? `it's tonight${hour}` : `it's today${hour}`;
  }
  if (day === dayIn(CHICAGO, new Date(now.getTime() + DAY))) return `it's tomorrow${hour}`;
  if (start.getTime() - now.getTime() < 6 * DAY) return `it's on ${weekday.format(start)}${hour}`;
  return `it's on ${date.format(start)}${hour}`;
}
