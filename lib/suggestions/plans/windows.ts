import { openSpans } from "@/lib/discover/hours/rules";
import type { Coordinates } from "@/lib/discover/map/rules";
import type { Candidate } from "../recommendations/candidates";
import { isHall, isInSeason } from "../recommendations/feasible";
import type { Moment } from "../recommendations/moment";
import type { Weather } from "../weather/rules";
import type { Budget, Company } from "./rules";

export type DayWish = {
  start: Date;
  minutes: number;
  /** At most so many stops. */
  most: number;
  budget: Budget;
  company: Company;
  from: Coordinates | null;
  hasBike: boolean;
  /** Null where nobody can know it yet. */
  weather: { weather: Weather; temperature: number } | null;
  /** At least one stop should get the person moving. */
  needsActive: boolean;
  /** Ids that stay, in this order. */
  keep: readonly string[];
  without: ReadonlySet<string>;
  /** Stops are taken from these alone; null: from everywhere. */
  among: ReadonlySet<string> | null;
};

type Span = readonly [from: number, to: number];

/** Hours suit a thing when they suit half of what it is about. */
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

/** The wish with the minute of the week it begins at: hours are added to that, since no clock is changed by one in the morning. */
export type Day = DayWish & { startMinute: number; moment: Moment };

export const minuteAt = ({ startMinute }: Day, minute: number) => (((startMinute + minute) % WEEK) + WEEK) % WEEK;
export const hourAt = (day: Day, minute: number) => Math.floor((minuteAt(day, minute) % DAY) / 60);

/** The opening spans, in minutes from the start: always where there is no door, never where the hours are unknown. */
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

/** From sunrise to sunset: no day is planned past one in the morning. */
const daylight = ({ start, moment: { light } }: Day): Span => [
  (light.from - start.getTime()) / 60_000,
  (light.to - start.getTime()) / 60_000,
];

/** The hours in which people do such a thing, cut where lunch becomes dinner. */
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

export function windowsOf(candidate: Candidate, wish: Day): Span[] {
  const open = openFrom(candidate, wish);
  // A stop that somebody keeps is wanted at any hour; only opening hours still count.
  if (candidate.startsAt !== null || wish.keep.includes(candidate.id)) return open;
  const atSuch = meet(open, suitable(candidate, wish));
  const suited = candidate.indoor ? atSuch : meet(atSuch, [daylight(wish)]);
  // So is a place of a guide that is planned, where no better hour is left: a day of it is asked for after dark, too.
  const isEnough = suited.some(([from, to]) => Math.min(to, wish.minutes) - from >= candidate.stayMinutes);
  return wish.among?.has(candidate.id) && !isEnough ? open : suited;
}
