import { tz } from "@date-fns/tz";
import { addDays, format, startOfISOWeek } from "date-fns";
import { CHICAGO } from "./zone";

export { CHICAGO };

/** Business time, as an argument of every rule. Security deadlines use the database's now() instead. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Calendar day (YYYY-MM-DD) of an instant in a zone. */
export function dayIn(zone: string, at: Date): string {
  return format(at, "yyyy-MM-dd", { in: tz(zone) });
}

/** Hour 0–23 of an instant in a zone. */
export function hourIn(zone: string, at: Date): number {
  return Number(format(at, "H", { in: tz(zone) }));
}

/** Wall clock (HH:MM) of an instant in a zone. */
export function timeIn(zone: string, at: Date): string {
  return format(at, "HH:mm", { in: tz(zone) });
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
