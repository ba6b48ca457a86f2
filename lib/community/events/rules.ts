import { TZDate } from "@date-fns/tz";
import { CHICAGO } from "@/lib/core/shared/clock";

export const TITLE_MAX = 120;
export const DESCRIPTION_MAX = 2000;
export const ATTENDEES_MAX = 10_000;
export const PRICE_MAX = 10_000;
export const TAGS_MAX = 10;

/** The instant at which a wall clock in Chicago shows this date and time. */
export function chicagoInstant(date: string, time: string): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return new Date(new TZDate(year, month - 1, day, hour, minute, CHICAGO).getTime());
}

/** How many of the queue move up when this many places are free. Lowering the limit drops nobody, so it may be below zero. */
export function promotions(maxAttendees: number, attendees: number, waitlisted: number): number {
  return Math.max(0, Math.min(maxAttendees - attendees, waitlisted));
}
