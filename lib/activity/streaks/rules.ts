/** Missed days a month that are forgiven by themselves. */
export const FREEZES_A_MONTH = 2;
/** A workout logged later than this after it began no longer counts for the day it names. */
export const STREAK_REPAIR_HOURS = 48;

export type Streak = { current: number; longest: number; freezesLeft: number };

const DAY = 86_400_000;
/** Calendar days are counted as days of UTC, where every one of them has 24 hours. */
const toUtc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (utc: number) => new Date(utc).toISOString().slice(0, 10);
const isoWeekday = (utc: number) => new Date(utc).getUTCDay() || 7;

/**
 * The streak of somebody active on `days` (calendar days YYYY-MM-DD in their zone, any order), seen on `today`.
 * It counts active days; a rest day (ISO weekday) never breaks it, a missed day costs one of its month's freezes,
 * and without one ends it. Today is not missed before it is over.
 */
export function streakOf(days: Iterable<string>, today: string, restDays: readonly number[] = []): Streak {
  const active = new Set([...days].filter((day) => day <= today));
  const end = toUtc(today);
  const used = new Map<string, number>();
  let current = 0;
  let longest = 0;
  const first = [...active].reduce((earliest, day) => (day < earliest ? day : earliest), today);
  for (let at = toUtc(first); at <= end; at += DAY) {
    const day = toDay(at);
    if (active.has(day)) {
      current += 1;
      longest = Math.max(longest, current);
    } else if (at < end && current > 0 && !restDays.includes(isoWeekday(at))) {
      const month = day.slice(0, 7);
      const freezes = used.get(month) ?? 0;
      if (freezes < FREEZES_A_MONTH) used.set(month, freezes + 1);
      else current = 0;
    }
  }
  return { current, longest, freezesLeft: FREEZES_A_MONTH - (used.get(today.slice(0, 7)) ?? 0) };
}
