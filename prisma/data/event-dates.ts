import type { EventSeed } from "./events";
import type { Weekday } from "./week-hours";

const WEEKDAYS: readonly Weekday[] = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const DAY_MS = 86_400_000;

/**
 * The day (YYYY-MM-DD) of a sample event when today is `today` (YYYY-MM-DD, Chicago): the first one at or after
 * `inDays` that falls on its weekday and in its season.
 */
export function eventDate(event: Pick<EventSeed, "inDays" | "weekday" | "months">, today: string): string {
  const first = Date.parse(`${today}T00:00:00Z`) + event.inDays * DAY_MS;
  // A weekday in a given month is never more than a year away.
  for (let offset = 0; offset <= 366; offset += 1) {
    const day = new Date(first + offset * DAY_MS);
    const inSeason = event.months === null || event.months.includes(day.getUTCMonth() + 1);
    if (inSeason && WEEKDAYS[day.getUTCDay()] === event.weekday) return day.toISOString().slice(0, 10);
  }
  throw new Error(`No ${event.weekday} in months ${event.months}`);
}
