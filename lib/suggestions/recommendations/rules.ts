import { CHICAGO, datesInChicago, dayIn, daysAfter, hourIn } from "@/lib/core/shared/zone";

/** Spec §3: types of recommendations. */
export const RECOMMENDATION_TYPES = ["weather", "social", "habit", "trending", "discovery"] as const;
export type RecommendationType = (typeof RECOMMENDATION_TYPES)[number];

export const RECOMMENDABLE_TYPES = ["venue", "gem", "event", "challenge", "community-event"] as const;
export type RecommendableType = (typeof RECOMMENDABLE_TYPES)[number];

/** Spec §9: the interests of people who haven't chosen any. */
export const DEFAULT_INTERESTS = ["fitness", "food", "culture"] as const;

/** The group of challenges for diversity. */
export const CHALLENGE_GROUP = "Challenges";

export const RECOMMENDATIONS_SHOWN = 10;
export const MAX_INTERESTS = 20;
export const INTEREST_LENGTH = 40;
export const MAX_EXCLUDED = 60;
/** How far ahead to look for events, and how long a "not interested" lasts. */
export const DAYS_AHEAD = 14;
export const DISMISSED_DAYS = 30;

/** Spec §8 and §9: the card when nothing can be fetched. */
export const FALLBACK_TITLE = "Explore Chicago Today";
export const FALLBACK_CONFIDENCE = 75;

/** Spec §3: the three levels of difficulty. */
export type Difficulty = "Easy" | "Moderate" | "Challenging";

const date = datesInChicago({ weekday: "short", month: "short", day: "numeric" });
const clock = datesInChicago({ hour: "numeric", minute: "2-digit" });
const EVENING = 17;

/** When an event starts, for its card: "Tonight 7:30 PM", "Tomorrow 10:00 AM", "Sat, Dec 5". */
export function eventWhen(startsAt: Date, timeKnown: boolean, now: Date): string {
  const time = timeKnown ? ` ${clock.format(startsAt).replace(/\s/g, " ")}` : "";
  const day = dayIn(CHICAGO, startsAt);
  const today = dayIn(CHICAGO, now);
  if (day === today) return `${timeKnown && hourIn(CHICAGO, startsAt) >= EVENING ? "Tonight" : "Today"}${time}`;
  if (day === daysAfter(today, 1)) return `Tomorrow${time}`;
  return date.format(startsAt) + (time && `,${time}`);
}
