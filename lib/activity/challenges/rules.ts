import { tz } from "@date-fns/tz";
import { addDays, addMonths, format, startOfISOWeek, startOfMonth } from "date-fns";
import { CHICAGO } from "@/lib/core/shared/zone";

export const CHALLENGE_UNITS = ["minutes", "workouts", "xp", "check-ins", "distance"] as const;
export type ChallengeUnit = (typeof CHALLENGE_UNITS)[number];
export const CHALLENGE_SCOPES = ["city", "personal"] as const;
/** How long a challenge that is over is still shown to those who took part. */
export const FINISHED_SHOWN_DAYS = 31;

export type ChallengePeriod = "weekly" | "monthly";
export type ChallengeSpan = { startsAt: Date; endsAt: Date; name: string };

const chicago = { in: tz(CHICAGO) };

/** The Chicago week or month `now` falls in. */
export function challengeSpan(period: ChallengePeriod, now: Date): ChallengeSpan {
  const startsAt = period === "weekly" ? startOfISOWeek(now, chicago) : startOfMonth(now, chicago);
  const endsAt = period === "weekly" ? addDays(startsAt, 7, chicago) : addMonths(startsAt, 1, chicago);
  return { startsAt: new Date(startsAt), endsAt: new Date(endsAt), name: format(startsAt, "yyyy-MM-dd", chicago) };
}

/** How far along, from 0 to 1. */
export function shareOf({ progress, target }: { progress: number; target: number }): number {
  return target > 0 ? Math.min(1, Math.max(0, progress / target)) : 1;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** How long it still lasts, in one unit; under an hour in minutes, and never "0". */
export function endsIn(endsAt: Date, now: Date): string {
  const left = endsAt.getTime() - now.getTime();
  if (left <= 0) return "Ended";
  if (left < HOUR) return `Ends in ${counted(Math.max(1, Math.floor(left / MINUTE)), "minute")}`;
  if (left < DAY) return `Ends in ${counted(Math.floor(left / HOUR), "hour")}`;
  return `Ends in ${counted(Math.floor(left / DAY), "day")}`;
}
