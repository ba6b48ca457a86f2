"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { onCelebrate } from "@/components/activity/reward-events";
import { usePreferences } from "@/components/preferences";
import { useToast } from "@/components/ui/use-toast";
import { type EarnedRewards, hasAnyReward, withoutGame } from "@/lib/activity/achievements/rewards";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { paths } from "@/lib/core/shared/paths";

const RewardMoment = lazyPart(() => import("@/components/activity/reward-moment"), "RewardMoment", { isQuiet: true });

/** Shows rewards. The animation is code-split and loads with the first one. */
export function RewardHost() {
  const { gamification } = usePreferences();
  const [shown, setShown] = useState(0);
  const [waiting, setWaiting] = useState<readonly EarnedRewards[]>([]);
  const path = usePathname();
  // One at a time: unlocks are shown after the workout's own celebration.
  const toast = useToast();
  const isCelebrating = toast?.open && toast.body;
  useEffect(
    () =>
      onCelebrate((reached) => {
        const wanted = gamification ? reached : withoutGame(reached);
        if (hasAnyReward(wanted)) setWaiting((all) => [...all, wanted]);
      }),
    [gamification],
  );
  const [reward] = waiting;
  // After posting the app navigates to home: a reward shown over the composer would block that.
  if (!reward || isCelebrating || path === paths.newPost) return null;
  const next = () => {
    setWaiting(([, ...rest]) => rest);
    setShown(shown + 1);
  };
  return <RewardMoment key={shown} reward={reward} onDone={next} />;
}
