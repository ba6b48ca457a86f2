import "server-only";
import ICAL from "ical.js";
import { CHICAGO, instantAt } from "@/lib/core/shared/clock";
import { placeOf, type Rule, weekdayOf } from "./rules";

const DAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;

/**
 * The RFC 5545 rule over local calendar days instead of instants: the time of day is added afterward, so that it stays
 * the same when the clocks change.
 */
function recurrence({ repeats, startsOn, isLast }: Rule): ICAL.Recur {
  if (repeats === "weekly") return new ICAL.Recur({ freq: "WEEKLY" });
  if (repeats === "biweekly") return new ICAL.Recur({ freq: "WEEKLY", interval: 2 });
  return new ICAL.Recur({ freq: "MONTHLY", byday: [`${placeOf({ startsOn, isLast })}${DAYS[weekdayOf(startsOn)]}`] });
}

/** The rule's days between two days, both included, up to the end of the series. */
export function datesOf(rule: Rule, from: string, to: string): string[] {
  const last = rule.until !== null && rule.until < to ? rule.until : to;
  const days = recurrence(rule).iterator(ICAL.Time.fromDateString(rule.startsOn));
  const found: string[] = [];
  for (let next = days.next(); next; next = days.next()) {
    const day = next.toString().slice(0, 10);
    if (day > last) break;
    if (day >= from) found.push(day);
  }
  return found;
}

/** "FREQ=WEEKLY;INTERVAL=2;UNTIL=…": UNTIL is an instant, the last minute of the day in Chicago. */
export function ruleText(rule: Rule): string {
  const recur = recurrence(rule);
  if (rule.until !== null) recur.until = ICAL.Time.fromJSDate(instantAt(CHICAGO, rule.until, 24 * 60 - 1), true);
  return recur.toString();
}
