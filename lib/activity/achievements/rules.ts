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
export const ACHIEVEMENTS = [
  { id: "first-workout", title: "Off the Couch", description: "Log your first workout", metric: "workouts", target: 1 },
  { id: "ten-workouts", title: "Finding a Rhythm", description: "Log 10 workouts", metric: "workouts", target: 10 },
  { id: "fifty-workouts", title: "Fifty Strong", description: "Log 50 workouts", metric: "workouts", target: 50 },
  { id: "hundred-workouts", title: "Second Nature", description: "Log 100 workouts", metric: "workouts", target: 100 },
  {
    id: "thousand-minutes",
    title: "A Thousand Minutes",
    description: "Move for 1,000 minutes",
    metric: "minutes",
    target: 1000,
  },
  { id: "four-kinds", title: "Mixing It Up", description: "Try 4 different activities", metric: "kinds", target: 4 },
  { id: "eight-kinds", title: "All-Rounder", description: "Try 8 different activities", metric: "kinds", target: 8 },
  {
    id: "marathon",
    title: "Marathon, Piece by Piece",
    description: "Cover 26.2 miles in total",
    metric: "meters",
    target: 42_195,
  },
  { id: "three-days", title: "Three in a Row", description: "Keep a 3-day streak", metric: "streak", target: 3 },
  { id: "seven-days", title: "A Whole Week", description: "Keep a 7-day streak", metric: "streak", target: 7 },
  { id: "thirty-days", title: "A Whole Month", description: "Keep a 30-day streak", metric: "streak", target: 30 },
  { id: "level-two", title: "Rising Star", description: "Reach level 2", metric: "level", target: 2 },
  { id: "level-six", title: "Six Stars", description: "Reach level 6", metric: "level", target: 6 },
  {
    id: "first-experience",
    title: "First Find",
    description: "Post your first experience",
    metric: "experiences",
    target: 1,
  },
  { id: "first-post", title: "Breaking the Ice", description: "Share your first post", metric: "posts", target: 1 },
  {
    id: "first-check-in",
    title: "I Was Here",
    description: "Check in for the first time",
    metric: "checkIns",
    target: 1,
  },
  {
    id: "ten-places",
    title: "Neighborhood Explorer",
    description: "Check in at 10 places",
    metric: "places",
    target: 10,
  },
  { id: "four-areas", title: "Around the Block", description: "Stamp 4 community areas", metric: "areas", target: 4 },
  {
    id: "sixteen-areas",
    title: "Crosstown",
    description: "Stamp 16 community areas",
    metric: "areas",
    target: 16,
  },
  { id: "forty-areas", title: "More Than Half", description: "Stamp 40 community areas", metric: "areas", target: 40 },
  {
    id: "all-areas",
    title: "All Seventy-Seven",
    description: "Stamp every community area in Chicago",
    metric: "areas",
    target: 77,
  },
  {
    id: "first-challenge",
    title: "Challenge Accepted",
    description: "Reach the goal of a challenge",
    metric: "challenges",
    target: 1,
  },
] as const satisfies readonly AchievementRule[];

/** Progress, at most the target. */
export function progressOf({ metric, target }: AchievementRule, metrics: AchievementCounts): number {
  return Math.min(target, Math.max(0, metrics[metric]));
}

export function isReached(rule: AchievementRule, metrics: AchievementCounts): boolean {
  return metrics[rule.metric] >= rule.target;
}
