import { openSpans } from "@/lib/discover/hours/rules";
import type { Coordinates } from "@/lib/discover/map/rules";
import type { Candidate } from "../recommendations/candidates";
import { isHall, isInSeason } from "../recommendations/feasible";
import type { Moment } from "../recommendations/moment";
import type { Weather } from "../weather/rules";
import type { Budget, Company } from "./rules";

export type DayRequest = {
  start: Date;
  minutes: number;
  /** Maximum number of stops. */
  most: number;
  budget: Budget;
  company: Company;
  from: Coordinates | null;
  hasBike: boolean;
  /** Null if it can't be known yet. */
  weather: { weather: Weather; temperature: number } | null;
  /** Whether at least one stop should be active. */
  needsActive: boolean;
  /** Ids of stops to keep, in this order. */
  keep: readonly string[];
  without: ReadonlySet<string>;
  /** Stops come only from these; null: from everywhere. */
  among: ReadonlySet<string> | null;
};

type Span = readonly [from: number, to: number];

/** An hour is suitable if it suits half of the topics. */
const SUITABLE = 0.5;
/** Before this hour a meal is lunch, after it dinner; a day has one of each. */
export const LUNCH_UNTIL = 16;
export const MEALS = "Food & Gastronomy";
const DAY = 24 * 60;
const WEEK = 7 * DAY;

const meet = (a: readonly Span[], b: readonly Span[]): Span[] =>
  a
    .flatMap(([from, to]) => b.map(([start, end]): Span => [Math.max(from, start), Math.min(to, end)]))
    .filter(([from, to]) => to > from);

/**
 * The request with the minute of the week it starts at. Hours are added to that, because clocks never change before 1 a.m.
 */
export type Day = DayRequest & { startMinute: number; moment: Moment };

export const minuteAt = ({ startMinute }: Day, minute: number) => (((startMinute + minute) % WEEK) + WEEK) % WEEK;
export const hourAt = (day: Day, minute: number) => Math.floor((minuteAt(day, minute) % DAY) / 60);

/** The opening spans, in minutes from the start: always for places without a door, never for unknown hours. */
function openFrom(candidate: Candidate, day: Day): Span[] {
  const { hours, indoor, startsAt, stayMinutes, timeKnown, kind } = candidate;
  const { start, minutes, startMinute, moment } = day;
  if (startsAt !== null) {
    const begins = (startsAt - start.getTime()) / 60_000;
    return timeKnown && begins >= 0 ? [[begins, begins + stayMinutes]] : [];
  }
  if (isHall(candidate)) return [];
  if (indoor ? moment.holiday?.isClosed : !isInSeason(kind, moment)) return [];
  if (hours === null) return indoor ? [] : [[0, minutes]];
  return openSpans(hours, startMinute, minutes).map(([from, to]): Span => [Math.max(0, from), to]);
}

/** From sunrise to sunset: plans never go past 1 a.m. */
const daylight = ({ start, moment: { light } }: Day): Span => [
  (light.from - start.getTime()) / 60_000,
  (light.to - start.getTime()) / 60_000,
];

/** The hours in which people usually do this, split where lunch becomes dinner. */
function suitable({ suits, group }: Candidate, day: Day): Span[] {
  const found: [number, number][] = [];
  const wanted = Math.min(SUITABLE, Math.max(...suits));
  for (let from = -(day.startMinute % 60); from < day.minutes; from += 60) {
    const hour = hourAt(day, from);
    if ((suits[hour] ?? 0) < wanted) continue;
    const last = found.at(-1);
    if (last && last[1] === from && !(group === MEALS && hour === LUNCH_UNTIL)) last[1] = from + 60;
    else found.push([from, from + 60]);
  }
  return found;
}

export function windowsOf(candidate: Candidate, request: Day): Span[] {
  const open = openFrom(candidate, request);
  // A stop that the user keeps is allowed at any hour; only opening hours still count.
  if (candidate.startsAt !== null || request.keep.includes(candidate.id)) return open;
  const usualHours = meet(open, suitable(candidate, request));
  const suited = candidate.indoor ? usualHours : meet(usualHours, [daylight(request)]);
  // So is a place from a guide if it has no better hour left, because such a day can also be requested after dark.
  const isEnough = suited.some(([from, to]) => Math.min(to, request.minutes) - from >= candidate.stayMinutes);
  return request.among?.has(candidate.id) && !isEnough ? open : suited;
}
