import { tz } from "@date-fns/tz";
import { addDays, addMonths, format, startOfISOWeek, startOfMonth } from "date-fns";

const chicago = { in: tz("America/Chicago") };

/** Title, venue and day without case, accents and punctuation: the same event whoever sells the ticket. */
export function mergeKey(name: string, venue: string, date: string): string {
  const folded = `${name} ${venue}`
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  return `${folded} ${date}`;
}

/** The Chicago week or month `now` falls in. */
export function challengeSpan(period: "weekly" | "monthly", now: Date): { startsAt: Date; endsAt: Date; name: string } {
  const startsAt = period === "weekly" ? startOfISOWeek(now, chicago) : startOfMonth(now, chicago);
  const endsAt = period === "weekly" ? addDays(startsAt, 7, chicago) : addMonths(startsAt, 1, chicago);
  return { startsAt: new Date(startsAt), endsAt: new Date(endsAt), name: format(startsAt, "yyyy-MM-dd", chicago) };
}
