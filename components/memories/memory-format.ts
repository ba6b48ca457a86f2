import { countOf } from "@/lib/core/shared/format";
import { calendarDates } from "@/lib/core/shared/zone";
import type { ListedAlbum } from "@/lib/feed/memories/schema";

const full = calendarDates({ weekday: "long", month: "long", day: "numeric", year: "numeric" });
const short = calendarDates({ weekday: "short", month: "short", day: "numeric" });
const month = calendarDates({ month: "long" });

/** "Saturday, November 21, 2026" */
export const dayText = (day: string) => full.format(new Date(day));
/** "Sat, Nov 21" */
export const shortDayText = (day: string) => short.format(new Date(day));
export const monthText = (day: string) => month.format(new Date(day));

/** "3 photos · 2 stops" */
export const albumSummary = ({ photos, stops, workouts }: Pick<ListedAlbum, "photos" | "stops" | "workouts">) =>
  [
    photos > 0 && countOf(photos, "photo"),
    stops > 0 && countOf(stops, "stop"),
    workouts > 0 && countOf(workouts, "workout"),
  ]
    .filter(Boolean)
    .join(" · ");
