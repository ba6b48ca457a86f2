import type { Unlocked } from "@/lib/activity/achievements/schema";

/** What there is to be glad about: a new level, achievements, or both. */
export type Reward = { level: number | null; unlocked: readonly Unlocked[] };

let listener: ((reward: Reward) => void) | undefined;

/** Shows the reward moment, if there is a reason; the host decides whether this person wants one. */
export function celebrate(reward: Reward): void {
  if (reward.level !== null || reward.unlocked.length > 0) listener?.(reward);
}

export function onCelebrate(show: (reward: Reward) => void): () => void {
  listener = show;
  return () => {
    if (listener === show) listener = undefined;
  };
}
