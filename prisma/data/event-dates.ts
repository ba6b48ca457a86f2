import { holidayOn } from "@/lib/core/shared/holidays";
import type { EventSeed } from "./events";
import type { Weekday } from "./week-hours";

/** How many weeks of a weekly event are listed. */
const WEEKS_LISTED = 3;
const WEEKDAYS: readonly Weekday[] = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const DAY_MS = 86_400_000;

/** Whether theaters and clubs are closed. */
function isDark(day: Date): boolean {
  const date = day.toISOString().slice(0, 10);
  return date.endsWith("12-24") || (holidayOn(date)?.isClosed ?? false);
}

/**
 * The day (YYYY-MM-DD) of a sample event when today is `today` (YYYY-MM-DD, Chicago): the first one on or after
 * `inDays` that is its weekday, in its season, and not a holiday.
 */
export function eventDate(event: Pick<EventSeed, "inDays" | "weekday" | "months">, today: string): string {
  const first = Date.parse(`${today}T00:00:00Z`) + event.inDays * DAY_MS;
  // A weekday in a given month is never more than a year away, holidays a week further.
  for (let offset = 0; offset <= 380; offset += 1) {
    const day = new Date(first + offset * DAY_MS);
    const inSeason = event.months === null || event.months.includes(day.getUTCMonth() + 1);
    if (inSeason && WEEKDAYS[day.getUTCDay()] === event.weekday && !isDark(day)) return day.toISOString().slice(0, 10);
  }
  throw new Error(`No ${event.weekday} in months ${event.months}`);
}

export type Occurrence = { slug: string; date: string };

/**
 * A sample event's upcoming days, each with its own slug: one, or three for a weekly event. The calendar week determines
 * which of the slugs a day has, so that a later start moves only days that have passed and leaves the others in place.
 */
export function occurrencesOf(event: EventSeed, today: string): Occurrence[] {
  const { slug } = event;
  if (!event.weekly) return [{ slug, date: eventDate(event, today) }];
  const begin = Date.parse(`${today}T00:00:00Z`) + event.inDays * DAY_MS;
  const ahead = (WEEKDAYS.indexOf(event.weekday) - new Date(begin).getUTCDay() + 7) % 7;
  return Array.from({ length: WEEKS_LISTED }, (_, week) => new Date(begin + (ahead + 7 * week) * DAY_MS))
    .filter((day) => !isDark(day) && (event.months?.includes(day.getUTCMonth() + 1) ?? true))
    .map((day) => {
      const turn = Math.floor(day.getTime() / (7 * DAY_MS)) % WEEKS_LISTED;
      return { slug: turn === 0 ? slug : `${slug}-${turn}`, date: day.toISOString().slice(0, 10) };
    });
}
