import type { Reward } from "@/lib/activity/achievements/schema";
import { signal } from "@/lib/core/client/signal";

/** What an activity earned. The weekly goal is no part of the game: it is shown with gamification off, too. */
export type Reached = Reward & { goalReached?: number | null };

const rewarded = signal<Reached>();

/** Emits a reward for `RewardHost`, which checks whether this person wants to see it. */
export function celebrate(reached: Reached): void {
  const { levelReached, unlocked, goalReached = null } = reached;
  if (levelReached !== null || unlocked.length > 0 || goalReached !== null) rewarded.emit(reached);
}

export const onCelebrate = rewarded.on;
