import { tz } from "@date-fns/tz";
import { format, getISODay } from "date-fns";
import { CHICAGO } from "@/lib/core/shared/clock";

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];
/** Wall-clock spans "HH:MM" a day in Chicago; a close at or before its open is the next morning's, 24:00 is midnight. */
export type WeekHours = Record<Weekday, readonly (readonly [open: string, close: string])[]>;

export type OpenState =
  | { state: "open"; closesAt: string | null }
  | { state: "closing-soon"; closesAt: string; minutesLeft: number }
  | { state: "closed"; opensOn: Weekday | null; opensAt: string | null }
  | { state: "unknown" };

/** Closing within the hour is worth saying. */
export const CLOSING_SOON_MINUTES = 60;
const DAY = 24 * 60;
const WEEK = 7 * DAY;

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** Spans as minutes from Monday 00:00; those that pass Sunday midnight end beyond the week. */
function spans(hours: WeekHours): { from: number; to: number; close: string; open: string; day: Weekday }[] {
  return WEEKDAYS.flatMap((day, index) =>
    hours[day].map(([open, close]) => {
      const from = index * DAY + minutes(open);
      const length = minutes(close) - minutes(open);
      return { from, to: from + (length > 0 ? length : length + DAY), close, open, day };
    }),
  );
}

/** Minutes from Monday 00:00 on the wall in Chicago, whatever DST does to the day. */
function minuteOfWeek(at: Date): number {
  const zone = { in: tz(CHICAGO) };
  return (getISODay(at, zone) - 1) * DAY + minutes(format(at, "HH:mm", zone));
}

/** What a visitor standing at the door at that moment finds. Unknown hours are unknown, never closed. */
export function openState(hours: WeekHours | null, at: Date): OpenState {
  if (!hours) return { state: "unknown" };
  const now = minuteOfWeek(at);
  const all = spans(hours);
  const current = all
    .map((span) => ({
      ...span,
      left: [0, WEEK]
        .map((shift) => now + shift)
        .filter((t) => t >= span.from && t < span.to)
        .map((t) => span.to - t)[0],
    }))
    .filter((span) => span.left !== undefined)
    .sort((a, b) => (b.left ?? 0) - (a.left ?? 0))[0];
  if (current?.left !== undefined) {
    const goesOn = all.some((span) => span.from % WEEK === current.to % WEEK);
    if (goesOn) return { state: "open", closesAt: null };
    if (current.left <= CLOSING_SOON_MINUTES) {
      return { state: "closing-soon", closesAt: current.close, minutesLeft: current.left };
    }
    return { state: "open", closesAt: current.close };
  }
  const next = all
    .map((span) => ({ ...span, wait: (span.from - now + WEEK) % WEEK }))
    .sort((a, b) => a.wait - b.wait)[0];
  return { state: "closed", opensOn: next?.day ?? null, opensAt: next?.open ?? null };
}

/** `isOpen` of the contract: true, false, or null where it is not known. */
export function isOpen(hours: WeekHours | null, at: Date): boolean | null {
  const { state } = openState(hours, at);
  return state === "unknown" ? null : state !== "closed";
}
