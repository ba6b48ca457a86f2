import { TZDate } from "@date-fns/tz";
import { CHICAGO } from "../../lib/core/shared/zone";
import { chicagoInstant, daysAhead } from "./rules";

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** No sample person posts or works out between these hours. */
const WAKING = { from: 6, to: 23 };

export type When = {
  hoursAgo: number;
  /** The hour in Chicago that fits its text. */
  hour?: number;
  /** The months it can be dated in, 1 to 12. */
  months?: readonly number[];
  on?: "weekdays" | "weekends";
};

const clock = (hour: number, minute: number) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;

function fits(at: Date, { months, on }: When): boolean {
  const local = new TZDate(at.getTime(), CHICAGO);
  const isWeekend = local.getDay() === 0 || local.getDay() === 6;
  if (months && !months.includes(local.getMonth() + 1)) return false;
  return on === undefined || (on === "weekends") === isWeekend;
}

/**
 * The latest time, at least `hoursAgo` before `now`, that fits the hour, day, and season, so that no sunrise is at midnight
 * and no beach volleyball is in November. `order` spreads the minutes.
 */
export function momentOf(when: When, now: Date, order: number): Date {
  const earliest = now.getTime() - when.hoursAgo * HOUR;
  const minute = (order * 17) % 60;
  const earliestHour = new TZDate(earliest, CHICAGO).getHours();
  const isAwake = earliestHour >= WAKING.from && earliestHour < WAKING.to;
  if (when.hour === undefined && isAwake && fits(new Date(earliest), when)) return new Date(earliest);
  const hour = when.hour ?? (isAwake ? earliestHour : WAKING.to - 1);
  for (let back = 0; back < 400; back += 1) {
    const day = daysAhead(-back, new Date(earliest));
    const at = chicagoInstant(day, clock(hour, minute));
    if (at.getTime() <= now.getTime() - 5 * MINUTE && at.getTime() <= earliest + 12 * HOUR && fits(at, when)) return at;
  }
  throw new Error(`No moment fits ${JSON.stringify(when)}`);
}
