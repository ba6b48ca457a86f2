import { CHICAGO, datesInChicago, hourIn, timeOfDay } from "@/lib/core/shared/zone";

const dayFormat = datesInChicago({ weekday: "short", month: "short", day: "numeric" });

/** Home's greeting and date for this moment. */
export const headingAt = (at: Date) => ({
  greeting: `Good ${timeOfDay(hourIn(CHICAGO, at))}`,
  day: dayFormat.format(at),
});
