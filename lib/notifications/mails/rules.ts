import type { NotificationKind } from "../rules";

/** What can wait is collected this long, so that a good photo is one mail and not forty. */
export const COLLECT_MINUTES = 15;
/** What was not sent by then is no news any more. */
export const STALE_DAYS = 3;
export const LINES_SHOWN = 20;

/** What changes somebody's plans does not wait for the rest, though quiet hours hold it back too. */
export const URGENT_KINDS: readonly NotificationKind[] = [
  "event-cancelled",
  "event-changed",
  "event-promoted",
  "moderation",
];

type Hours = { from: string; to: string };

/** Whether a wall clock (HH:MM) stands within the quiet hours; from a later to an earlier time goes past midnight. */
export function isQuiet(hours: Hours | null, time: string): boolean {
  if (!hours) return false;
  const { from, to } = hours;
  return from < to ? time >= from && time < to : time >= from || time < to;
}
