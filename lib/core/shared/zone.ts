// What screens need of time zones, without the calendar arithmetic of clock.ts, which weighs 8 KB packed.

export const CHICAGO = "America/Chicago";

/** Made with the first date it writes: it costs a phone up to 30 ms, and many screens load formats they don't use. */
export function dateFormat(options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined;
  return {
    format: (date: Date | number): string => {
      made ??= new Intl.DateTimeFormat("en-US", options);
      return made.format(date);
    },
  };
}

/** Writes instants as Chicago's calendar and clocks say them. */
export const datesInChicago = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: CHICAGO });

/** Writes calendar days, which are kept as midnight in UTC. */
export const calendarDates = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: "UTC" });

/** Business time, as an argument of every rule. Security deadlines use the database's now() instead. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Making a format costs a hundred times what using one does. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Wall clock of an instant in a zone, as "2026-11-22T09:05". */
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

/** Calendar day (YYYY-MM-DD) of an instant in a zone. */
export const dayIn = (zone: string, at: Date): string => wallClock(zone, at).slice(0, -6);

/** The calendar day so many days after another. A day may have 23 or 25 hours: adding 24 to an instant may miss the next. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Wall clock (HH:MM) of an instant in a zone. */
export const timeIn = (zone: string, at: Date): string => wallClock(zone, at).slice(-5);

/** Hour 0–23 of an instant in a zone. */
export const hourIn = (zone: string, at: Date): number => Number(wallClock(zone, at).slice(-5, -3));

export type TimeOfDay = "morning" | "afternoon" | "evening";

/** Spec §9: hour < 12 morning, < 17 afternoon, else evening. */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour < 12) return "morning";
  return hour < 17 ? "afternoon" : "evening";
}
