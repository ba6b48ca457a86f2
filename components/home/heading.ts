import { CHICAGO, datesInChicago, hourIn, timeOfDay } from "@/lib/core/shared/zone";

const dayFormat = datesInChicago({ weekday: "long", month: "long", day: "numeric" });

/** How home greets at this moment, and what day it says it is. */
export const headingAt = (at: Date) => ({
  greeting: `Good ${timeOfDay(hourIn(CHICAGO, at))}`,
  day: `${dayFormat.format(at)} in Chicago`,
});
