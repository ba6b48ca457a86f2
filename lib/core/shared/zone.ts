// The time zone functions that screens need, without the calendar arithmetic of clock.ts, which adds 8 KB gzipped.

export const CHICAGO = "America/Chicago";

/** "New York" for "America/New_York". */
export const zoneCity = (zone: string): string => zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");

/** Created on first use: a format takes up to 30 ms on a phone, and many screens load formats they don't use. */
export function dateFormat(options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined;
  return {
    format: (date: Date | number): string => {
      made ??= new Intl.DateTimeFormat("en-US", options);
      return made.format(date);
    },
  };
}

/** Formats instants in Chicago time. */
export const datesInChicago = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: CHICAGO });

/** Formats calendar days, which are stored as midnight UTC. */
export const calendarDates = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: "UTC" });

/** Business time, passed to every rule. Security deadlines use the database's now() instead. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Creating a format costs a hundred times as much as using one. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Wall-clock time of an instant in a time zone, as "2026-11-22T09:05". */
function wallClock(zone: string, at: Date): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat("sv-SE", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
  formats.set(zone, format);
  return format.format(at).replace(" ", "T");
}

/** Calendar day (YYYY-MM-DD) of an instant in a time zone. */
export const dayIn = (zone: string, at: Date): string => wallClock(zone, at).slice(0, -6);

/**
 * The calendar day this many days later. Days may have 23 or 25 hours, so adding 24 hours to an instant may miss the
 * next day.
 */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Wall-clock time (HH:MM) of an instant in a time zone. */
export const timeIn = (zone: string, at: Date): string => wallClock(zone, at).slice(-5);

/** Hour 0–23 of an instant in a time zone. */
export const hourIn = (zone: string, at: Date): number => Number(wallClock(zone, at).slice(-5, -3));

export type TimeOfDay = "morning" | "afternoon" | "evening";

/** Spec §9: hour < 12 morning, < 17 afternoon, else evening. */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour < 12) return "morning";
  return hour < 17 ? "afternoon" : "evening";
}
