/** Missed days per month that are covered automatically. */
export const FREEZES_PER_MONTH = 2;
/** A workout logged later than this after it started doesn't count toward the streak. */
export const STREAK_REPAIR_HOURS = 48;

export type Streak = { current: number; longest: number; freezesLeft: number };

/** A day's effect on the streak: active, rest day, covered by a freeze, missed, or today and not over yet. */
export const DAY_STATES = ["active", "rest", "frozen", "missed", "open"] as const;
export type DayState = (typeof DAY_STATES)[number];

const WEEK = 7;
const DAY_MS = 86_400_000;
/**
 * A calendar day, counted from 1970-01-01, a Thursday. A list of people walks through years of days for each, so days
 * are numbers: parsing or creating a `Date` for each costs more than the rest of the page.
 */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const toDay = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
const isoWeekday = (number: number) => ((number + 3) % WEEK) + 1;
/** The month of a day, counted from year 0. */
function monthOf(number: number): number {
  const date = new Date(number * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Goes from the first active day to today and reports the state of each day. */
function walk(
  days: Iterable<number>,
  today: string,
  restDays: readonly number[],
  onDay?: (day: string, state: DayState) => void,
): Streak {
  const end = dayNumber(today);
  const active = new Set<number>();
  let first = end;
  for (const at of days) {
    if (at > end) continue;
    active.add(at);
    if (at < first) first = at;
  }
  const used = new Map<number, number>();
  let current = 0;
  let longest = 0;
  for (let at = first; at <= end; at += 1) {
    let state: DayState = "missed";
    if (active.has(at)) {
      state = "active";
      current += 1;
      longest = Math.max(longest, current);
    } else if (at === end) {
      state = "open";
    } else if (restDays.includes(isoWeekday(at))) {
      state = "rest";
    } else if (current > 0) {
      const month = monthOf(at);
      const freezes = used.get(month) ?? 0;
      if (freezes < FREEZES_PER_MONTH) {
        state = "frozen";
        used.set(month, freezes + 1);
      } else current = 0;
    }
    onDay?.(toDay(at), state);
  }
  return { current, longest, freezesLeft: FREEZES_PER_MONTH - (used.get(monthOf(end)) ?? 0) };
}

/**
 * The streak of someone active on `days` (in their time zone, in any order) as of `today` (YYYY-MM-DD). It counts active
 * days. A rest day (ISO weekday) never breaks it; a missed day uses one of its month's freezes, and ends
 * the streak if none is left. Today isn't missed before it is over.
 */
export function streakOf(days: Iterable<number>, today: string, restDays: readonly number[] = []): Streak {
  return walk(days, today, restDays);
}

/** The state of each day from the first active one to today. */
export function dayStates(
  days: Iterable<number>,
  today: string,
  restDays: readonly number[] = [],
): Map<string, DayState> {
  const states = new Map<string, DayState>();
  walk(days, today, restDays, (day, state) => states.set(day, state));
  return states;
}

/**
 * Weekly consistency in percent, more forgiving than a streak: the share of the last seven days' planned days (all but
 * rest days) that were active. An active rest day makes up for a missed one. Today counts once it is active.
 */
export function consistencyOf(days: Iterable<number>, today: string, restDays: readonly number[] = []): number {
  const active = new Set(days);
  const end = dayNumber(today);
  const last = active.has(end) ? end : end - 1;
  const week = Array.from({ length: WEEK }, (_, back) => last - back);
  const planned = week.filter((at) => !restDays.includes(isoWeekday(at))).length;
  const done = week.filter((at) => active.has(at)).length;
  return planned === 0 ? 100 : Math.min(100, Math.round((done / planned) * 100));
}
