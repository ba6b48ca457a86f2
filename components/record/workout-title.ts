import { type ActivityType, activityPhrase } from "@/lib/activity/workouts/rules";
import { CHICAGO, datesInChicago, hourIn, timeOfDay } from "@/lib/core/shared/zone";

const weekday = datesInChicago({ weekday: "long" });

const NOUNS: Partial<Record<ActivityType, string>> = {
  running: "run",
  cycling: "ride",
  swimming: "swim",
  hiking: "hike",
  walking: "walk",
};

/** "Sunday morning run". */
export function workoutTitle(activityType: ActivityType, startedAt: Date): string {
  const noun = NOUNS[activityType] ?? activityPhrase(activityType, "workout");
  return `${weekday.format(startedAt)} ${timeOfDay(hourIn(CHICAGO, startedAt))} ${noun}`;
}
