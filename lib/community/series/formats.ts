import "server-only";
import { type CalendarEntry, EVENT_MINUTES } from "@/lib/discover/events/formats";
import { datesOf, ruleText } from "./dates";
import type { Rule } from "./rules";
import type { Series } from "./schema";

/** One date, and what its series says. */
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

function entryOf(row: CalendarRow, uid: string, now: Date): CalendarEntry {
  const { sequence, ruleSequence, title, date, time, location, address, description } = row;
  return {
    uid,
    // The rule and each date count their changes apart; a calendar takes what counts higher.
    sequence: sequence + ruleSequence,
    stamp: now,
    ...{ title, date, time, description },
    minutes: EVENT_MINUTES,
    location: [location, address].filter(Boolean).join(", "),
    url: null,
    coordinates: null,
    status: row.isCancelled ? "CANCELLED" : "CONFIRMED",
  };
}

/**
 * An event that repeats, for a calendar: its rule, which reaches past the dates that are made, and beside it each date
 * that is otherwise. Dates before the rule was last changed stand by themselves. `since` is before the first of `dates`.
 */
export function calendarOf(
  { id, ...rule }: Series,
  dates: readonly CalendarRow[],
  since: string,
  now: Date,
): CalendarEntry[] {
  const isInRule = ({ slot }: CalendarRow) => slot >= rule.startsOn && (rule.until === null || slot <= rule.until);
  const apart = dates.filter((row) => !isInRule(row));
  const ruled = dates.filter(isInRule);
  const alike = ruled.findLast(({ isChanged, isCancelled }) => !isChanged && !isCancelled) ?? ruled.at(-1);
  const alone = apart.map((row) => entryOf(row, `${row.id}@windmile.app`, now));
  if (!alike) return alone;
  const uid = `${id}@windmile.app`;
  const whole: CalendarEntry = {
    ...entryOf(alike, uid, now),
    ...{ date: rule.startsOn, time: alike.ruleTime, status: "CONFIRMED" },
    rule: ruleText(rule),
    leftOut: missing(rule, ruled, since),
  };
  const otherwise = ruled
    .filter(({ isChanged, isCancelled }) => isChanged || isCancelled)
    .map((row) => ({ ...entryOf(row, uid, now), insteadOf: { date: row.slot, time: row.ruleTime } }));
  return [whole, ...otherwise, ...alone];
}

/** Days of the rule among those made for which there is no event any more, as a moderator removed it. */
function missing(rule: Rule, made: readonly CalendarRow[], since: string): string[] {
  const last = made.at(-1)?.slot ?? since;
  const there = new Set(made.map(({ slot }) => slot));
  return datesOf(rule, since, last).filter((day) => !there.has(day));
}
