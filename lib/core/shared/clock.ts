import { TZDate, tz } from "@date-fns/tz";
import { addDays, format, getHours, startOfISOWeek } from "date-fns";
import { CHICAGO } from "./zone";

export { CHICAGO };

/** Business time, as an argument of every rule. Security deadlines use the database's now() instead. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/**
 * Caches what `make` returns until the minute changes. For texts about hours and days: time zones differ by whole
 * minutes, and calendar arithmetic costs more than the rest of a page's own code.
 */
export function onceAMinute<T>(make: (at: Date) => T): (at: Date) => T {
  let made: { minute: number; value: T } | undefined;
  return (at) => {
    const minute = Math.floor(at.getTime() / 60_000);
    if (made?.minute !== minute) made = { minute, value: make(at) };
    return made.value;
  };
}

/** Calendar day (YYYY-MM-DD) of an instant in a zone. */
export function dayIn(zone: string, at: Date): string {
  return format(at, "yyyy-MM-dd", { in: tz(zone) });
}

/** Hour 0–23 of an instant in a zone. */
export function hourIn(zone: string, at: Date): number {
  return getHours(at, { in: tz(zone) });
}

/** Wall clock (HH:MM) of an instant in a zone. */
export function timeIn(zone: string, at: Date): string {
  return format(at, "HH:mm", { in: tz(zone) });
}

/**
 * The instant at which a wall clock in a zone shows this minute (0 to 1439) of this day (YYYY-MM-DD). An hour that is
 * skipped in spring means the one after it; of an hour that comes twice in autumn the first is meant.
 */
export function instantAt(zone: string, day: string, minute: number): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(new TZDate(year, month - 1, date, Math.floor(minute / 60), minute % 60, zone).getTime());
}

/** The same for a time written HH:MM. */
export function instantIn(zone: string, day: string, time: string): Date {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return instantAt(zone, day, hour * 60 + minute);
}

/** The Monday (YYYY-MM-DD) of the Chicago week an instant falls in. */
export function weekOf(at: Date, zone: string = CHICAGO): string {
  return format(startOfISOWeek(at, { in: tz(zone) }), "yyyy-MM-dd");
}

/** First instant of the Chicago week an instant falls in, and of the next. */
export function weekBounds(at: Date, zone: string = CHICAGO): { from: Date; to: Date } {
  const monday = startOfISOWeek(at, { in: tz(zone) });
  return { from: new Date(monday), to: new Date(addDays(monday, 7, { in: tz(zone) })) };
}

export type TimeOfDay = "morning" | "afternoon" | "evening";

/** Spec §9: hour < 12 morning, < 17 afternoon, else evening. */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour < 12) return "morning";
  return hour < 17 ? "afternoon" : "evening";
}
