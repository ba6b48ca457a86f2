import { adjacentMonth, MONTH } from "@/lib/activity/history/rules";
import { calendarDates } from "@/lib/core/shared/zone";

/** A month (YYYY-MM) or a year (YYYY). */
const YEAR = /^(19|20)\d{2}$/;
export const isPeriod = (text: string): boolean => MONTH.test(text) || YEAR.test(text);
const isMonth = (period: string) => period.length > 4;

/** The previous or next period of the same length. */
export function adjacentPeriod(period: string, by: 1 | -1): string {
  return isMonth(period) ? adjacentMonth(period, by) : String(Number(period) + by).padStart(4, "0");
}

export const firstDayOf = (period: string): string => (isMonth(period) ? `${period}-01` : `${period}-01-01`);

const months = calendarDates({ month: "long", year: "numeric" });
/** "November 2026", "2026". */
export const periodName = (period: string): string =>
  isMonth(period) ? months.format(new Date(`${period}-01T00:00:00Z`)) : period;
