import type { Reward } from "./schema";

/** The rewards of a write; `goalReached` is the weekly goal in minutes. */
export type EarnedRewards = Reward & { xpEarned?: number; goalReached?: number | null };

export const NO_REWARDS = { unlocked: [], levelReached: null, goalReached: null } satisfies EarnedRewards;

export const unlockedText = (title: string) => `Achievement unlocked: ${title}`;
export const levelText = (level: number) => `You reached level ${level}`;
export const goalText = (minutes: number) => `Weekly goal reached: ${minutes} minutes`;

const PAST: Record<string, string> = {
  Log: "logged",
  Move: "moved",
  Try: "tried",
  Cover: "covered",
  Keep: "kept",
  Reach: "reached",
  Post: "posted",
  Share: "shared",
  Check: "checked",
  Stamp: "stamped",
  Complete: "completed",
};

/** Turns an achievement's description into past tense: "Log 10 workouts" becomes "You logged 10 workouts". */
export function earnedText(description: string): string {
  const [verb = "", ...rest] = description.split(" ");
  return ["You", PAST[verb] ?? verb, ...rest].join(" ");
}

/** Merges the rewards of several writes. */
export function mergeRewards(all: readonly EarnedRewards[]): EarnedRewards {
  const levels = all.flatMap(({ levelReached }) => levelReached ?? []);
  return {
    xpEarned: all.reduce((sum, { xpEarned = 0 }) => sum + xpEarned, 0),
    unlocked: all.flatMap(({ unlocked }) => unlocked),
    levelReached: levels.length > 0 ? Math.max(...levels) : null,
    goalReached: all.findLast(({ goalReached }) => goalReached)?.goalReached ?? null,
  };
}

/** With XP and levels turned off, only the weekly goal remains, because it isn't part of the game. */
export const withoutGame = ({ goalReached = null }: EarnedRewards): EarnedRewards => ({ ...NO_REWARDS, goalReached });

/** Whether a response stored on this device contains rewards. */
export const hasRewards = (answer: unknown): answer is EarnedRewards =>
  typeof answer === "object" && answer !== null && "unlocked" in answer && "levelReached" in answer;

export const hasAnyReward = ({ unlocked, levelReached, goalReached = null }: EarnedRewards): boolean =>
  levelReached !== null || unlocked.length > 0 || goalReached !== null;
