"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { onCelebrate, type Reward } from "@/components/activity/reward-events";
import { usePreferences } from "@/components/preferences";
import { retryImport } from "@/lib/core/client/lazy-retry";

const RewardMoment = dynamic(
  retryImport(() => import("@/components/activity/reward-moment").then((module) => module.RewardMoment), {
    isQuiet: true,
  }),
  { ssr: false },
);

/** Shows rewards; the animation is code-split and loaded with the first one. */
export function RewardHost() {
  const { gamification } = usePreferences();
  const [reward, setReward] = useState<Reward | null>(null);
  useEffect(() => (gamification ? onCelebrate(setReward) : undefined), [gamification]);
  return reward && <RewardMoment reward={reward} onDone={() => setReward(null)} />;
}
