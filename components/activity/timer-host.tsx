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

/** Shows the timer pill on every screen but the Activity Center, which has the full timer. */
export function TimerHost({ userId }: { userId: string }) {
  const path = usePathname();
  const [isTimed, setTimed] = useState(false);
  // Read again on every navigation, because another screen may have started or stopped it.
  useEffect(() => setTimed(path !== paths.activity && readText("local", timerKey(userId)) !== null), [path, userId]);
  return isTimed ? <TimerPill key={path} userId={userId} /> : null;
}
