import { CHICAGO, datesInChicago, hourIn, timeOfDay } from "@/lib/core/shared/zone";

const dayFormat = datesInChicago({ weekday: "short", month: "short", day: "numeric" });

export const headingAt = (at: Date) => ({
  greeting: `Good ${timeOfDay(hourIn(CHICAGO, at))}`,
  day: dayFormat.format(at),
});
