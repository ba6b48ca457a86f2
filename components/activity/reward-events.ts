import { isSomething, type Reached } from "@/lib/activity/achievements/rewards";
import { signal } from "@/lib/core/client/signal";

const rewarded = signal<Reached>();

/** Emits what a write unlocked. `RewardHost` checks what this user wants to see. */
export function celebrate(reached: Reached): void {
  if (isSomething(reached)) rewarded.emit(reached);
}

export const onCelebrate = rewarded.on;
