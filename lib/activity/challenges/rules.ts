import { tz } from "@date-fns/tz";
import { addDays, addMonths, format, startOfISOWeek, startOfMonth } from "date-fns";
import { countOf } from "@/lib/core/shared/format";
import { keysOf } from "@/lib/core/shared/keys";
import { CHICAGO } from "@/lib/core/shared/zone";

/** The display names of challenge units; `queries.ts` counts each under the same key. */
export const UNIT_WORDS = {
  minutes: ["minute", "minutes"],
  workouts: ["workout", "workouts"],
  xp: ["XP", "XP"],
  "check-ins": ["check-in", "check-ins"],
  /** In meters, shown in the reader's unit. */
  distance: null,
} as const satisfies Record<string, readonly [one: string, more: string] | null>;
export type ChallengeUnit = keyof typeof UNIT_WORDS;
export const CHALLENGE_UNITS = keysOf(UNIT_WORDS);
/** A city challenge adds up everyone who joined; a personal one counts only the viewer. */
export const CHALLENGE_SCOPES = ["city", "personal"] as const;
/** How long a finished challenge is shown to its members. */
export const FINISHED_SHOWN_DAYS = 31;

export type ChallengePeriod = "weekly" | "monthly";
type RegularChallenge = {
  slug: string;
  title: string;
  description: string;
  scope: (typeof CHALLENGE_SCOPES)[number];
  unit: ChallengeUnit;
  target: number;
  period: ChallengePeriod;
};

/** Created every week or month. Joining is free, and finishing earns no XP. */
export const CHALLENGES = [
  {
    slug: "move-150",
    title: "150 Minutes",
    description: "150 minutes of any workout, Monday through Sunday.",
    scope: "personal",
    unit: "minutes",
    target: 150,
    period: "weekly",
  },
  {
    slug: "three-and-done",
    title: "Three and Done",
    description: "Three workouts this week, any length, any kind. The third is the one that makes the habit.",
    scope: "personal",
    unit: "workouts",
    target: 3,
    period: "weekly",
  },
  {
    slug: "hundred-xp-week",
    title: "A Hundred This Week",
    description: "Earn 100 XP by Sunday night from workouts, posts, and check-ins combined.",
    scope: "personal",
    unit: "xp",
    target: 100,
    period: "weekly",
  },
  {
    slug: "eight-places",
    title: "Eight Places",
    description: "Check in eight times this month, at old favorites or places you've only walked past.",
    scope: "personal",
    unit: "check-ins",
    target: 8,
    period: "monthly",
  },
  {
    slug: "marathon-month",
    title: "Marathon Month",
    description: "A marathon's distance in a month instead of a morning: run, ride, swim, or walk it.",
    scope: "personal",
    unit: "distance",
    target: 42195,
    period: "monthly",
  },
  {
    slug: "chicago-moves",
    title: "Chicago Moves",
    description: "Ten thousand minutes in a month, all of us together, from Rogers Park to Hegewisch.",
    scope: "city",
    unit: "minutes",
    target: 10000,
    period: "monthly",
  },
] satisfies readonly RegularChallenge[];

export type ChallengeSpan = { startsAt: Date; endsAt: Date; name: string };

const chicago = { in: tz(CHICAGO) };

/** The Chicago week or month that contains `now`. */
export function challengeSpan(period: ChallengePeriod, now: Date): ChallengeSpan {
  const startsAt = period === "weekly" ? startOfISOWeek(now, chicago) : startOfMonth(now, chicago);
  const endsAt = period === "weekly" ? addDays(startsAt, 7, chicago) : addMonths(startsAt, 1, chicago);
  return { startsAt: new Date(startsAt), endsAt: new Date(endsAt), name: format(startsAt, "yyyy-MM-dd", chicago) };
}

/** Progress from 0 to 1. */
export function shareOf({ progress, target }: { progress: number; target: number }): number {
  return target > 0 ? Math.min(1, Math.max(0, progress / target)) : 1;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time left, in one unit; in minutes under an hour, and never "0". */
export function endsIn(endsAt: Date, now: Date): string {
  const left = endsAt.getTime() - now.getTime();
  if (left <= 0) return "Ended";
  if (left < HOUR) return `Ends in ${countOf(Math.max(1, Math.floor(left / MINUTE)), "minute")}`;
  if (left < DAY) return `Ends in ${countOf(Math.floor(left / HOUR), "hour")}`;
  return `Ends in ${countOf(Math.floor(left / DAY), "day")}`;
}
