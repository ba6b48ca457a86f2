import { CHICAGO, datesInChicago, hourIn, timeOfDay } from "@/lib/core/shared/zone";

const dayFormat = datesInChicago({ weekday: "short", month: "short", day: "numeric" });

/** Home's greeting and date at a given time. */
export const headingAt = (at: Date) => ({
  greeting: `Good ${timeOfDay(hourIn(CHICAGO, at))}`,
  day: dayFormat.format(at),
});
