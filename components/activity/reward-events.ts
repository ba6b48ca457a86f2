import { type EarnedRewards, hasAnyReward } from "@/lib/activity/achievements/rewards";
import { signal } from "@/lib/core/client/signal";

const rewarded = signal<EarnedRewards>();

/** Emits what a write unlocked. `RewardHost` checks what this user wants to see. */
export function celebrate(reached: EarnedRewards): void {
  if (hasAnyReward(reached)) rewarded.emit(reached);
}

export const onCelebrate = rewarded.on;
