import type { Unlocked } from "@/lib/activity/achievements/schema";
import { signal } from "@/lib/core/client/signal";

/** A new level, achievements, or both. */
export type Reward = { levelReached: number | null; unlocked: readonly Unlocked[] };

const rewarded = signal<Reward>();

/** Emits a reward for `RewardHost`, which checks whether this person wants to see it. */
export function celebrate(reward: Reward): void {
  if (reward.levelReached !== null || reward.unlocked.length > 0) rewarded.emit(reward);
}

export const onCelebrate = rewarded.on;
