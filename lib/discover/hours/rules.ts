import { TZDate, tz } from "@date-fns/tz";
import { format, getISODay, startOfMinute } from "date-fns";
import { CHICAGO } from "@/lib/core/shared/clock";
import { keysOf } from "@/lib/core/shared/keys";

export const WEEKDAY_NAMES = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
} as const;
const WEEKDAYS = keysOf(WEEKDAY_NAMES);
type Weekday = keyof typeof WEEKDAY_NAMES;
/**
 * Wall-clock spans "HH:MM" per day in Chicago; a close at or before its open is on the next morning, 24:00 is midnight.
 */
export type WeekHours = Record<Weekday, readonly (readonly [open: string, close: string])[]>;

export type OpenState =
  | { state: "open"; closesAt: string | null }
  | { state: "closing-soon"; closesAt: string; minutesLeft: number }
  | { state: "closed"; opensOn: Weekday | null; opensAt: string | null; opensToday: boolean }
  | { state: "unknown" };

/** Shown to people who have the link to a closed place; it is never listed or suggested. */
export const PERMANENTLY_CLOSED = "Permanently closed";
/** When less than this is left, the badge shows the closing time. */
const CLOSING_SOON_MINUTES = 60;
const DAY = 24 * 60;
const WEEK = 7 * DAY;
const chicago = { in: tz(CHICAGO) };

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

type Span = { from: number; to: number; close: string; open: string; day: Weekday };

const known = new WeakMap<WeekHours, readonly Span[]>();

/** Spans as minutes from Monday 00:00; those that cross Sunday midnight end after the week. Computed once per place. */
function spans(hours: WeekHours): readonly Span[] {
  const made =
    known.get(hours) ??
    WEEKDAYS.flatMap((day, index) =>
      hours[day].map(([open, close]) => {
        const from = index * DAY + minutes(open);
        const length = minutes(close) - minutes(open);
        return { from, to: from + (length > 0 ? length : length + DAY), close, open, day };
      }),
    );
  known.set(hours, made);
  return made;
}

/** Minutes from Monday 00:00 on Chicago's wall clock, regardless of DST changes. */
export function minuteOfWeek(at: Date): number {
  return (getISODay(at, chicago) - 1) * DAY + minutes(format(at, "HH:mm", chicago));
}

/** Minutes left in the span at a minute of the week, or 0 outside it. */
function left({ from, to }: Span, now: number): number {
  if (now >= from && now < to) return to - now;
  return now + WEEK >= from && now + WEEK < to ? to - now - WEEK : 0;
}

/** The closing time of `span`, including adjacent spans; null if it never closes. */
function lastOf(span: Span, all: readonly Span[]): { close: string; after: number } | null {
  let last = span;
  let after = 0;
  for (let step = 0; step <= all.length; step += 1) {
    const end = last.to % WEEK;
    const next = all.find((other) => other.from === end);
    if (!next) return { close: last.close, after };
    after += next.to - next.from;
    last = next;
  }
  return null;
}

/** Real minutes until the wall clock has advanced by that many minutes: an hour more or less across a DST change. */
function realMinutes(at: Date, wallMinutes: number): number {
  const wall = new TZDate(at, CHICAGO);
  const then = new TZDate(
    wall.getFullYear(),
    wall.getMonth(),
    wall.getDate(),
    wall.getHours(),
    wall.getMinutes() + wallMinutes,
    CHICAGO,
  );
  const passing = Math.round((then.getTime() - startOfMinute(at).getTime()) / 60_000);
  return passing > 0 ? passing : wallMinutes; // Of an hour that occurs twice, the first is used, which may have passed.
}

/** The open spans in the `length` minutes after a minute of the week, as minutes after it; adjacent ones are merged. */
export function openSpans(hours: WeekHours, now: number, length: number): [from: number, to: number][] {
  const found = spans(hours)
    .flatMap(({ from, to }) => [-WEEK, 0, WEEK].map((week): [number, number] => [from + week - now, to + week - now]))
    .filter(([from, to]) => to > 0 && from < length)
    .sort(([a], [b]) => a - b);
  return found.reduce<[number, number][]>((merged, [from, to]) => {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
    return merged;
  }, []);
}

/**
 * The opening state at a moment. Unknown hours are unknown, never closed. `now` is that moment's minute of the week, so
 * that callers with many places compute it once.
 */
export function openState(hours: WeekHours | null, at: Date, now = minuteOfWeek(at)): OpenState {
  if (!hours) return { state: "unknown" };
  const all = spans(hours);
  const current = all.reduce<Span | null>(
    (best, span) => (left(span, now) > (best ? left(best, now) : 0) ? span : best),
    null,
  );
  if (current) {
    const end = lastOf(current, all);
    if (end === null) return { state: "open", closesAt: null };
    const minutesLeft = realMinutes(at, left(current, now) + end.after);
    if (minutesLeft <= CLOSING_SOON_MINUTES) return { state: "closing-soon", closesAt: end.close, minutesLeft };
    return { state: "open", closesAt: end.close };
  }
  const next = all
    .map((span) => ({ ...span, wait: (span.from - now + WEEK) % WEEK }))
    .sort((a, b) => a.wait - b.wait)[0];
  const opensToday = next !== undefined && (now % DAY) + next.wait < DAY;
  return { state: "closed", opensOn: next?.day ?? null, opensAt: next?.open ?? null, opensToday };
}

/** `isOpen` of the contract: true, false, or null if unknown. `minute` is of the week, computed once for many places. */
export function isOpenAt(hours: WeekHours | null, minute: number): boolean | null {
  return hours && spans(hours).some((span) => left(span, minute) > 0);
}

/** "21:00" → "9 PM", "09:30" → "9:30 AM", and midnight as a word. */
export function clockTime(time: string): string {
  const total = minutes(time) % DAY;
  if (total === 0) return "midnight";
  const hour = Math.floor(total / 60);
  const minute = total % 60;
  const shown = minute === 0 ? String(hour % 12 || 12) : `${hour % 12 || 12}:${String(minute).padStart(2, "0")}`;
  return `${shown} ${hour < 12 ? "AM" : "PM"}`;
}

/** A badge's text: "Open until 9 PM", "Closes in 30 min", "Closed, opens Tue 10 AM", "Hours unknown". */
export function openStateText(state: OpenState): string {
  switch (state.state) {
    case "unknown":
      return "Hours unknown";
    case "open":
      return state.closesAt === null ? "Open now" : `Open until ${clockTime(state.closesAt)}`;
    case "closing-soon":
      return `Closes in ${state.minutesLeft} min`;
    case "closed":
      if (state.opensOn === null || state.opensAt === null) return "Closed";
      return `Closed, opens ${state.opensToday ? "" : `${WEEKDAY_NAMES[state.opensOn].slice(0, 3)} `}${clockTime(state.opensAt)}`;
  }
}
