import { keysOf } from "@/lib/core/shared/keys";

/** Interests to choose from. Suggestions, matches, and people to follow are ranked by them. */
export const INTERESTS = [
  "running",
  "cycling",
  "yoga",
  "strength",
  "swimming",
  "basketball",
  "soccer",
  "hiking",
  "climbing",
  "kayaking",
  "volleyball",
  "food",
  "coffee",
  "music",
  "comedy",
  "theater",
  "art",
  "architecture",
  "history",
  "books",
  "photography",
  "gardens",
  "birding",
  "dogs",
  "fitness",
  "culture",
] as const;
export type Interest = (typeof INTERESTS)[number];
export const INTERESTS_MAX = 8;

/** Goals to choose from. They decide what is suggested first. */
export const GOALS = {
  move: { title: "Move more", text: "Walks, runs, rides, and a streak to keep", interest: "fitness" },
  city: {
    title: "Get to know the city",
    text: "Places, food, music, and what's around the corner",
    interest: "culture",
  },
  people: { title: "Meet people", text: "Groups, shared rides, and people to go with", interest: "community" },
} as const satisfies Record<string, { title: string; text: string; interest: string }>;
export type Goal = keyof typeof GOALS;
export const GOAL_NAMES = keysOf(GOALS);

/** For visitors and for neighborhoods that aren't listed. */
export const VISITING = "Visiting";
export const OTHER_NEIGHBORHOOD = "Other";
/** Where a person lives or is staying: a neighborhood, never an address. */
export const NEIGHBORHOODS = [
  VISITING,
  "The Loop",
  "South Loop",
  "West Loop",
  "Lakeview",
  "Lincoln Park",
  "Logan Square",
  "Wicker Park",
  "Pilsen",
  "Bridgeport",
  "Hyde Park",
  "Bronzeville",
  "Uptown",
  "Andersonville",
  "Rogers Park",
  "Humboldt Park",
  "Chinatown",
  "South Shore",
  "Portage Park",
  OTHER_NEIGHBORHOOD,
] as const;

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
