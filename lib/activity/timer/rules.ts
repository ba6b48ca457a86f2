import { type ActivityType, isActivityType, minutesOf } from "@/lib/activity/workouts/rules";

/** A running or paused workout. It stores only timestamps, so that it runs while the app or the phone is off. */
export type Timer = {
  activityType: ActivityType;
  /** Epoch milliseconds. */
  startedAt: number;
  /** When it was paused; null while it runs. */
  pausedAt: number | null;
  /** Total of earlier pauses. */
  pausedMs: number;
};

const isInstant = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0;

/** Parses a stored timer; null if invalid. */
export function timerFrom(stored: unknown): Timer | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { activityType, startedAt, pausedAt, pausedMs }: Record<string, unknown> = { ...stored };
  if (typeof activityType !== "string" || !isActivityType(activityType)) return null;
  if (!isInstant(startedAt) || !isInstant(pausedMs)) return null;
  if (pausedAt !== null && !isInstant(pausedAt)) return null;
  return { activityType, startedAt, pausedAt, pausedMs };
}

export function startTimer(activityType: ActivityType, now: number): Timer {
  return { activityType, startedAt: now, pausedAt: null, pausedMs: 0 };
}

export function pauseTimer(timer: Timer, now: number): Timer {
  return timer.pausedAt === null ? { ...timer, pausedAt: now } : timer;
}

export function resumeTimer(timer: Timer, now: number): Timer {
  if (timer.pausedAt === null) return timer;
  return { ...timer, pausedAt: null, pausedMs: timer.pausedMs + Math.max(0, now - timer.pausedAt) };
}

export function elapsedMs({ startedAt, pausedAt, pausedMs }: Timer, now: number): number {
  return Math.max(0, (pausedAt ?? now) - startedAt - pausedMs);
}

/** Whole minutes to log: at least one, at most a day. */
export const timedMinutes = (timer: Timer, now: number): number => minutesOf(elapsedMs(timer, now) / 1000);

/** "5:07", "1:02:03": a running clock, in completed seconds. */
export function formatClock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A duration to the nearest second. Records, splits, and paces all round here, so that they agree. */
export const formatDuration = (seconds: number): string => formatClock(Math.round(seconds) * 1000);
