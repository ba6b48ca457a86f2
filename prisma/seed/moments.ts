import { TZDate } from "@date-fns/tz";
import { CHICAGO } from "../../lib/core/shared/zone";
import { chicagoInstant, daysAhead } from "./rules";

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** No sample person posts or works out between these hours. */
const WAKING = { from: 6, to: 23 };

export type When = {
  hoursAgo: number;
  /** The hour of the Chicago day that its text belongs to. */
  hour?: number;
  /** The months it can be from, 1 to 12. */
  months?: readonly number[];
  on?: "weekdays" | "weekends";
};

const clock = (hour: number, minute: number) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;

function fits(at: Date, { months, on }: When): boolean {
  const there = new TZDate(at.getTime(), CHICAGO);
  const isWeekend = there.getDay() === 0 || there.getDay() === 6;
  if (months && !months.includes(there.getMonth() + 1)) return false;
  return on === undefined || (on === "weekends") === isWeekend;
}

/**
 * The latest time, at least `hoursAgo` before `now`, that fits hour, day, and season: a sunrise is never at midnight
 * and no one plays beach volleyball in November, whenever the city is seeded. `order` spreads the minutes.
 */
export function momentOf(when: When, now: Date, order: number): Date {
  const earliest = now.getTime() - when.hoursAgo * HOUR;
  const minute = (order * 17) % 60;
  const asleep = new TZDate(earliest, CHICAGO).getHours();
  const isAwake = asleep >= WAKING.from && asleep < WAKING.to;
  if (when.hour === undefined && isAwake && fits(new Date(earliest), when)) return new Date(earliest);
  const hour = when.hour ?? (isAwake ? asleep : WAKING.to - 1);
  for (let back = 0; back < 400; back += 1) {
    const day = daysAhead(-back, new Date(earliest));
    const at = chicagoInstant(day, clock(hour, minute));
    if (at.getTime() <= now.getTime() - 5 * MINUTE && at.getTime() <= earliest + 12 * HOUR && fits(at, when)) return at;
  }
  throw new Error(`No moment fits ${JSON.stringify(when)}`);
}
