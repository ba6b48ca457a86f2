import { addMinutes } from "date-fns";
import { CHICAGO, dayIn, daysAfter, hourIn, instantAt } from "@/lib/core/shared/clock";
import type { PriceLevel } from "@/lib/discover/places/prices";
import type { Topic } from "../recommendations/topics";

/** The length of the day: minutes, and the number of stops that fit without rushing. */
export const TIMES = {
  few: { label: "A few hours", minutes: 180, stops: 3 },
  half: { label: "Half a day", minutes: 300, stops: 4 },
  full: { label: "The whole day", minutes: 480, stops: 5 },
} as const;
export type PlanTime = keyof typeof TIMES;

export const BUDGETS = {
  free: { label: "Free", levels: ["Free"] },
  low: { label: "Up to $$", levels: ["Free", "$", "$$"] },
  any: { label: "Any", levels: null },
} as const satisfies Record<string, { label: string; levels: readonly PriceLevel[] | null }>;
export type Budget = keyof typeof BUDGETS;

/** Who is coming along: what suits them scores higher, and what doesn't is left out. */
export const COMPANIES = {
  alone: {
    label: "Just me",
    suits: ["coffee", "books", "art", "architecture", "nature", "running", "cycling", "film"],
    never: [],
  },
  friends: {
    label: "With friends",
    suits: ["food", "drinks", "live music", "comedy", "watching sports", "team sports", "views"],
    never: [],
  },
  family: {
    label: "With family",
    suits: ["family", "animals", "science", "gardens", "nature", "water"],
    never: ["drinks", "fine dining", "comedy", "live music", "jazz"],
  },
} as const satisfies Record<string, { label: string; suits: readonly Topic[]; never: readonly Topic[] }>;
export type Company = keyof typeof COMPANIES;

/** How to get from stop to stop. */
export const TRAVEL_MODES = ["foot", "bike", "train"] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];

export const STOPS_MIN = 2;
export const STOPS_MAX = 5;
/** As many places as a guide may have. */
export const MAX_PLAN_CANDIDATES = 30;
export const MAX_PLAN_EXCLUSIONS = 60;
export const PLAN_DAYS_AHEAD = 14;

const EARLIEST_HOUR = 8;
const LATEST_HOUR = 21;
/** The hours at which a plan can start. */
export const START_HOURS = Array.from({ length: LATEST_HOUR - EARLIEST_HOUR }, (_, index) => EARLIEST_HOUR + index);
const MORNING = 10 * 60;
/** No plan goes past 1 a.m., before clocks change. */
const LAST_HOUR = 25;
const QUARTER = 15 * 60_000;
const HOUR = 60;

/** When a plan requested now starts: at the next quarter hour; at night, at 10 a.m. */
export function startOf(now: Date): Date {
  const next = new Date(Math.ceil(now.getTime() / QUARTER) * QUARTER);
  const hour = hourIn(CHICAGO, next);
  if (hour >= EARLIEST_HOUR && hour < LATEST_HOUR) return next;
  const day = dayIn(CHICAGO, next);
  return instantAt(CHICAGO, hour < EARLIEST_HOUR ? day : daysAfter(day, 1), MORNING);
}

export function minutesFrom(start: Date, time: PlanTime): number {
  const left = LAST_HOUR * HOUR - hourIn(CHICAGO, start) * HOUR - (start.getMinutes() % HOUR);
  return Math.min(TIMES[time].minutes, left);
}

export const minutesAfter = (start: Date, minutes: number): Date => addMinutes(start, minutes);
