import "server-only";
import type { CalendarEntry } from "@/lib/discover/events/formats";
import { communityCalendarEntry } from "../events/formats";
import { datesOf, ruleText } from "./dates";
import type { Rule } from "./rules";
import type { Series } from "./schema";

/** One date, with its series. */
export type CalendarRow = {
  id: string;
  title: string;
  description: string;
  location: string;
  address: string;
  date: string;
  time: string;
  slot: string;
  sequence: number;
  isChanged: boolean;
  isCancelled: boolean;
  ruleTime: string;
  ruleSequence: number;
};

/** The rule and each date count their changes separately; calendars use the higher sequence. */
const entryOf = (row: CalendarRow, { id }: Series, now: Date): CalendarEntry =>
  communityCalendarEntry(row, { id, sequence: row.sequence + row.ruleSequence, now });

/** The rule's date and time for a row: dates before the last change of the rule keep their time. */
const ruledAt = (rule: Rule, { slot, time, ruleTime }: CalendarRow) => ({
  date: slot,
  time: slot < rule.startsOn ? time : ruleTime,
});

/** One date, the same entry in its own file as in the series' file. */
export const dateEntry = (series: Series, row: CalendarRow, now: Date): CalendarEntry => ({
  ...entryOf(row, series, now),
  insteadOf: ruledAt(series, row),
});

/**
 * A recurring event as a calendar: its rule, which extends past the created dates, plus each date that differs. Dates
 * before the last change of the rule are added to it. `since` is before the first of `dates`.
 */
export function calendarOf(rule: Series, dates: readonly CalendarRow[], since: string, now: Date): CalendarEntry[] {
  const isInRule = ({ slot }: CalendarRow) => slot >= rule.startsOn && (rule.until === null || slot <= rule.until);
  const apart = dates.filter((row) => !isInRule(row));
  const ruled = dates.filter(isInRule);
  const alike = ruled.findLast(({ isChanged, isCancelled }) => !isChanged && !isCancelled) ?? ruled.at(-1);
  const alone = apart.map((row) => dateEntry(rule, row, now));
  if (!alike) return alone;
  const whole: CalendarEntry = {
    ...entryOf(alike, rule, now),
    ...{ date: rule.startsOn, time: alike.ruleTime, status: "CONFIRMED" },
    rule: ruleText(rule),
    leftOut: missing(rule, ruled, since),
    added: apart.map((row) => ruledAt(rule, row)),
  };
  const otherwise = ruled
    .filter(({ isChanged, isCancelled }) => isChanged || isCancelled)
    .map((row) => dateEntry(rule, row, now));
  return [whole, ...otherwise, ...alone];
}

/** Days of the rule among the created dates that have no event anymore, because a moderator removed it. */
function missing(rule: Rule, made: readonly CalendarRow[], since: string): string[] {
  const last = made.at(-1)?.slot ?? since;
  const there = new Set(made.map(({ slot }) => slot));
  return datesOf(rule, since, last).filter((day) => !there.has(day));
}
