import { dayIn, daysAfter } from "@/lib/core/shared/zone";

/** An album shows so many of its day's photos, and each other list as many things. */
export const ALBUM_MOST = 60;
/** A day that was a year ago this week is remembered as well as one to the day. */
const DAYS_AROUND = 3;

/** An album is ready at this hour of the next day and announced until that one: nobody is notified at night. */
export const READY_AT = 18;
export const TOLD_UNTIL = 22;
const HOUR = 3_600_000;

/** The last day whose album is made: a day's is made at six in the evening of the day after. */
export const lastReadyDay = (zone: string, now: Date): string =>
  daysAfter(dayIn(zone, new Date(now.getTime() - READY_AT * HOUR)), -1);

/** The same day of the year before; of a leap day the day before it. */
export function yearBefore(day: string): string {
  const [year = "", ...rest] = day.split("-");
  const monthAndDay = rest.join("-");
  return `${Number(year) - 1}-${monthAndDay === "02-29" ? "02-28" : monthAndDay}`;
}

type Dated = { day: string };
/** The days around that are remembered a year later. */
export function aroundYearAgo(today: string): { from: string; to: string } {
  const then = yearBefore(today);
  return { from: daysAfter(then, -DAYS_AROUND), to: daysAfter(then, DAYS_AROUND) };
}

/** Of those days the nearest to the day itself, the earlier of two as near. */
export function nearestTo<One extends Dated>(day: string, days: readonly One[]): One | null {
  const distance = (one: Dated) => Math.abs(Date.parse(one.day) - Date.parse(day));
  return days.toSorted((a, b) => distance(a) - distance(b) || a.day.localeCompare(b.day))[0] ?? null;
}

export const yearOf = (day: string): number => Number(day.slice(0, 4));
