"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { onCelebrate, type Reached } from "@/components/activity/reward-events";
import { usePreferences } from "@/components/preferences";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { paths } from "@/lib/core/shared/paths";

const RewardMoment = lazyComponent(() => import("@/components/activity/reward-moment"), "RewardMoment", {
  isQuiet: true,
});

/** Shows rewards; the animation is code-split and loaded with the first one. */
export function RewardHost() {
  const { gamification } = usePreferences();
  const [shown, setShown] = useState(0);
  const [waiting, setWaiting] = useState<readonly Reached[]>([]);
  const path = usePathname();
  useEffect(
    () =>
      onCelebrate((reached) => {
        if (gamification) setWaiting((all) => [...all, reached]);
        else if (reached.goalReached) setWaiting((all) => [...all, { ...reached, levelReached: null, unlocked: [] }]);
      }),
    [gamification],
  );
  const [reward] = waiting;
  // After posting the app navigates to home: a reward shown over the composer would block that.
  if (!reward || path === paths.newPost) return null;
  const next = () => {
    setWaiting(([, ...rest]) => rest);
    setShown(shown + 1);
  };
  return <RewardMoment key={shown} reward={reward} onDone={next} />;
}
