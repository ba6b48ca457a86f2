import { TZDate, tz } from "@date-fns/tz";
import { addDays, format } from "date-fns";

const chicago = { in: tz("America/Chicago") };

/** The date in Chicago this many days from now. */
export function daysAhead(days: number, now: Date): string {
  return format(addDays(now, days, chicago), "yyyy-MM-dd", chicago);
}

const dayFormat = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Chicago" });

/** The date in Chicago (YYYY-MM-DD). The formatter is shared because creating one is slow. */
export const chicagoDay = (at: Date): string => dayFormat.format(at);

/** The instant of this date and time in Chicago. */
export function chicagoInstant(date: string, time: string): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return new Date(new TZDate(year, month - 1, day, hour, minute, "America/Chicago").getTime());
}
