import { countOf } from "@/lib/core/shared/format";
import type { ListedAlbum } from "@/lib/feed/memories/schema";

const full = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});
const short = new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });
const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** "Saturday, November 21, 2026" */
export const dayText = (day: string) => full.format(at(day));
/** "Sat, Nov 21" */
export const shortDayText = (day: string) => short.format(at(day));
export const monthText = (day: string) => month.format(at(day));

/** "3 photos · 2 stops" */
export const albumFacts = ({ photos, stops, workouts }: Pick<ListedAlbum, "photos" | "stops" | "workouts">) =>
  [
    photos > 0 && countOf(photos, "photo"),
    stops > 0 && countOf(stops, "stop"),
    workouts > 0 && countOf(workouts, "workout"),
  ]
    .filter(Boolean)
    .join(" · ");
