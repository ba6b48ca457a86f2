import type { Unlocked } from "@/lib/activity/achievements/schema";
import { signal } from "@/lib/core/client/signal";

/** What there is to be glad about: a new level, achievements, or both. */
export type Reward = { level: number | null; unlocked: readonly Unlocked[] };

const rewarded = signal<Reward>();

/** Shows the reward moment, if there is a reason; the host decides whether this person wants one. */
export function celebrate(reward: Reward): void {
  if (reward.level !== null || reward.unlocked.length > 0) rewarded.emit(reward);
}

export const onCelebrate = rewarded.on;
