import { dayIn, daysAfter } from "@/lib/core/shared/zone";

/** How many of the day's photos, and items of each other list, an album shows. */
export const ALBUM_ITEMS_MAX = 60;
/** A day within this many days of a year ago is remembered too. */
const DAYS_AROUND = 3;

/**
 * An album is ready at this hour of the next day and announced until the other hour, so that no one is notified at
 * night.
 */
export const ALBUM_READY_HOUR = 18;
export const ANNOUNCE_UNTIL_HOUR = 22;
const HOUR = 3_600_000;

/** The last day with an album: it is created at 6 p.m. the next day. */
export const lastReadyDay = (zone: string, now: Date): string =>
  daysAfter(dayIn(zone, new Date(now.getTime() - ALBUM_READY_HOUR * HOUR)), -1);

/** The same day of the previous year; for a leap day, the day before. */
export function yearBefore(day: string): string {
  const [year = "", ...rest] = day.split("-");
  const monthAndDay = rest.join("-");
  return `${Number(year) - 1}-${monthAndDay === "02-29" ? "02-28" : monthAndDay}`;
}

type Dated = { day: string };
/** The days around today's date a year ago. */
export function daysAroundLastYear(today: string): { from: string; to: string } {
  const then = yearBefore(today);
  return { from: daysAfter(then, -DAYS_AROUND), to: daysAfter(then, DAYS_AROUND) };
}

/** The day closest to the given day; the earlier one if two are equally close. */
export function nearestTo<One extends Dated>(day: string, days: readonly One[]): One | null {
  const distance = (one: Dated) => Math.abs(Date.parse(one.day) - Date.parse(day));
  return days.toSorted((a, b) => distance(a) - distance(b) || a.day.localeCompare(b.day))[0] ?? null;
}

export const yearOf = (day: string): number => Number(day.slice(0, 4));
