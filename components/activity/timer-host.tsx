"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { timerKey } from "@/lib/activity/timer/key";
import { readText } from "@/lib/core/client/browser-storage";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { paths } from "@/lib/core/shared/paths";

const TimerPill = lazyComponent(() => import("@/components/activity/timer-pill"), "TimerPill", {
  isQuiet: true,
});

/** Looks on every screen whether a workout is being timed; the Activity Center shows it whole by itself. */
export function TimerHost({ userId }: { userId: string }) {
  const path = usePathname();
  const [isTimed, setTimed] = useState(false);
  // Every screen asks anew: it was started or ended on one of them.
  useEffect(() => setTimed(path !== paths.activity && readText("local", timerKey(userId)) !== null), [path, userId]);
  return isTimed ? <TimerPill key={path} userId={userId} /> : null;
}
