import { TZDate } from "@date-fns/tz";
import { CHICAGO, dayIn, daysAfter } from "./zone";

export { CHICAGO, dayIn, daysAfter, hourIn, systemClock, timeIn, timeOfDay } from "./zone";

/**
 * Caches what `make` returns until the minute changes. For texts about hours and days: time zones differ by whole
 * minutes, and calendar arithmetic costs more than the rest of a page's own code.
 */
export function cachePerMinute<T>(make: (at: Date) => T): (at: Date) => T {
  let made: { minute: number; value: T } | undefined;
  return (at) => {
    const minute = Math.floor(at.getTime() / 60_000);
    if (made?.minute !== minute) made = { minute, value: make(at) };
    return made.value;
  };
}

/**
 * The instant at which a wall clock in a time zone shows this minute (0 to 1440) of this day (YYYY-MM-DD). An hour
 * skipped in spring becomes the hour after it; of an hour that occurs twice in fall, the first is used.
 */
export function instantAt(zone: string, day: string, minute: number): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(new TZDate(year, month - 1, date, Math.floor(minute / 60), minute % 60, zone).getTime());
}

export function instantIn(zone: string, day: string, time: string): Date {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return instantAt(zone, day, hour * 60 + minute);
}

/**
 * Whether something happened less than `ms` ago. False for the future: the machine's clock was set back in the
 * meantime, and a cache entry with the wrong timestamp would live for hours.
 */
export function isWithin(ms: number, at: Date, now: Date): boolean {
  const passed = now.getTime() - at.getTime();
  return passed >= 0 && passed < ms;
}

/** The Monday of a calendar day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysAfter(day, -((weekday + 6) % 7));
}

/** The Monday of the current week in a time zone. */
export const weekOf = (at: Date, zone: string = CHICAGO): string => mondayOf(dayIn(zone, at));
