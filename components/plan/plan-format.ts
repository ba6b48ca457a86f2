import { countOf } from "@/lib/core/shared/format";
import { datesInChicago } from "@/lib/core/shared/zone";
import { METERS_PER_MILE } from "@/lib/discover/map/rules";
import type { TravelMode } from "@/lib/suggestions/plans/rules";
import type { Plan, PlanStop } from "@/lib/suggestions/plans/schema";

const clock = datesInChicago({ hour: "numeric", minute: "2-digit" });
const day = datesInChicago({ weekday: "long", month: "long", day: "numeric" });

export const timeText = (iso: string) => clock.format(new Date(iso));

/** "10:15 AM – 11:45 AM", in Chicago time. */
export const spanText = ({ startsAt, leavesAt }: PlanStop) => `${timeText(startsAt)} – ${timeText(leavesAt)}`;

const MODE_TEXTS: Record<TravelMode, string> = { foot: "on foot", bike: "by bike", train: "on the 'L'" };

/** "About 25 min on the 'L' · 5.1 mi". */
export function legText({ by, minutes, metres }: NonNullable<PlanStop["leg"]>): string {
  return `About ${minutes} min ${MODE_TEXTS[by]} · ${(metres / METERS_PER_MILE).toFixed(1)} mi`;
}

/** "Art Institute, Cloud Gate, and 2 more stops" */
export function stopText(stops: readonly Pick<PlanStop, "title">[]): string {
  const shown = stops.slice(0, 3).map(({ title }) => title);
  const more = stops.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${countOf(more, "more stop")}`] : [])].join(", ");
}

/** "Friday, June 12 · 4 stops, until 6:00 PM". */
export function planText({
  startsAt,
  endsAt,
  stops,
}: Pick<Plan, "startsAt" | "endsAt"> & { stops: readonly unknown[] }): string {
  return `${day.format(new Date(startsAt))} · ${countOf(stops.length, "stop")}, until ${timeText(endsAt)}`;
}
