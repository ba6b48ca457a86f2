import { CHICAGO, dayIn } from "@/lib/core/shared/zone";

/** Spec §9: Trending shows four. */
export const TRENDING_SHOWN = 4;

/** The months, 1 to 12, of each seasonal tag in Chicago: no beach and no ice in November. */
export const SEASONS = { summer: [5, 6, 7, 8, 9], winter: [12, 1, 2] };

/** The seasonal tags that are out of season now. */
export function outOfSeason(now: Date): string[] {
  const month = Number(dayIn(CHICAGO, now).slice(5, 7));
  return Object.entries(SEASONS).flatMap(([season, months]) => (months.includes(month) ? [] : [season]));
}

const LEVELS: Record<string, "Hard" | "Medium"> = { Challenging: "Hard", Moderate: "Medium" };

/** Spec §3: Challenging is Hard, Moderate is Medium, anything else Easy. */
export function feedDifficulty(difficulty: string): "Hard" | "Medium" | "Easy" {
  return LEVELS[difficulty] ?? "Easy";
}

/** Spec §3: a trending activity as a feed card has likes = popularity × 2 and comments = participants / 10. */
export function feedNumbers(activity: { popularity: number; participants: number }): {
  likes: number;
  comments: number;
} {
  return { likes: activity.popularity * 2, comments: Math.floor(activity.participants / 10) };
}
