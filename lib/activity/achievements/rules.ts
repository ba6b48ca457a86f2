/** A person's all-time totals, counted from their rows. */
export type AchievementCounts = {
  workouts: number;
  /** Number of different activities. */
  kinds: number;
  minutes: number;
  meters: number;
  /** The longest streak in active days. */
  streak: number;
  level: number;
  posts: number;
  experiences: number;
  checkIns: number;
  /** Number of different places checked in at. */
  places: number;
  /** Chicago community areas with a passport stamp, out of 77. */
  areas: number;
  /** Challenges completed with their goal reached. */
  challenges: number;
};

export type AchievementRule = {
  id: string;
  title: string;
  description: string;
  metric: keyof AchievementCounts;
  target: number;
};

/**
 * Every achievement is a count that reaches a target. A new one only needs a line here; people who already earned it
 * get it automatically.
 */
const RULES: readonly [string, string, string, keyof AchievementCounts, number][] = [
  ["first-workout", "Off the Couch", "Log your first workout", "workouts", 1],
  ["ten-workouts", "Finding a Rhythm", "Log 10 workouts", "workouts", 10],
  ["fifty-workouts", "Fifty Strong", "Log 50 workouts", "workouts", 50],
  ["hundred-workouts", "Second Nature", "Log 100 workouts", "workouts", 100],
  ["thousand-minutes", "A Thousand Minutes", "Move for 1,000 minutes", "minutes", 1000],
  ["four-kinds", "Mixing It Up", "Try 4 different activities", "kinds", 4],
  ["eight-kinds", "All-Rounder", "Try 8 different activities", "kinds", 8],
  ["marathon", "Marathon, Piece by Piece", "Cover 26.2 miles in total", "meters", 42_195],
  ["three-days", "Three in a Row", "Keep a 3-day streak", "streak", 3],
  ["seven-days", "A Whole Week", "Keep a 7-day streak", "streak", 7],
  ["thirty-days", "A Whole Month", "Keep a 30-day streak", "streak", 30],
  ["level-two", "Rising Star", "Reach level 2", "level", 2],
  ["level-six", "Six Stars", "Reach level 6", "level", 6],
  ["first-experience", "First Find", "Post your first experience", "experiences", 1],
  ["first-post", "Breaking the Ice", "Share your first post", "posts", 1],
  ["first-check-in", "I Was Here", "Check in for the first time", "checkIns", 1],
  ["ten-places", "Neighborhood Explorer", "Check in at 10 places", "places", 10],
  ["four-areas", "Around the Block", "Stamp 4 community areas", "areas", 4],
  ["sixteen-areas", "Crosstown", "Stamp 16 community areas", "areas", 16],
  ["forty-areas", "More Than Half", "Stamp 40 community areas", "areas", 40],
  ["all-areas", "All Seventy-Seven", "Stamp every community area in Chicago", "areas", 77],
  ["first-challenge", "Challenge Accepted", "Complete a challenge", "challenges", 1],
];
export const ACHIEVEMENTS: readonly AchievementRule[] = RULES.map(([id, title, description, metric, target]) => ({
  ...{ id, title, description, metric, target },
}));

/** Progress, at most the target. */
export function progressOf({ metric, target }: AchievementRule, metrics: AchievementCounts): number {
  return Math.min(target, Math.max(0, metrics[metric]));
}

export function isReached(rule: AchievementRule, metrics: AchievementCounts): boolean {
  return metrics[rule.metric] >= rule.target;
}
