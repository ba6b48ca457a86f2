"use client";

import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { onCelebrate, type Reward } from "@/components/activity/reward-events";
import { usePreferences } from "@/components/preferences";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { paths } from "@/lib/core/shared/paths";

const RewardMoment = dynamic(
  retryImport(() => import("@/components/activity/reward-moment").then((module) => module.RewardMoment), {
    isQuiet: true,
  }),
  { ssr: false },
);

/** Shows rewards; the animation is code-split and loaded with the first one. */
export function RewardHost() {
  const { gamification } = usePreferences();
  const [shown, setShown] = useState(0);
  const [waiting, setWaiting] = useState<readonly Reward[]>([]);
  const path = usePathname();
  useEffect(
    () => (gamification ? onCelebrate((reward) => setWaiting((all) => [...all, reward])) : undefined),
    [gamification],
  );
  const [reward] = waiting;
  // A post just sent is on its way to home: over the composer the moment would hold that up.
  if (!reward || path === paths.newPost) return null;
  const next = () => {
    setWaiting(([, ...rest]) => rest);
    setShown(shown + 1);
  };
  return <RewardMoment key={shown} reward={reward} onDone={next} />;
}
