"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { RecordingHost } from "@/components/activity/recording-host";
import { timerKey } from "@/lib/activity/timer/key";
import { readText } from "@/lib/core/client/browser-storage";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { paths } from "@/lib/core/shared/paths";

const TimerPill = lazyPart(() => import("@/components/activity/timer-pill"), "TimerPill", { isQuiet: true });

/** Shows the timer pill on every screen but the Activity Center, which has the full timer. */
function TimerHost({ userId }: { userId: string }) {
  const path = usePathname();
  const [isTimed, setTimed] = useState(false);
  // Read again on every navigation, because another screen may have started or stopped it.
  useEffect(() => setTimed(path !== paths.activity && readText("local", timerKey(userId)) !== null), [path, userId]);
  return isTimed ? <TimerPill key={path} userId={userId} /> : null;
}

/** On every member screen: a link to a workout in progress, shown over the screen without moving anything. */
export function BarPills({ userId }: { userId: string }) {
  return (
    <div className="over-main pointer-events-none bottom-[calc(var(--nav-height)+var(--safe-bottom))] z-30 flex flex-col items-center gap-2 pb-2">
      <TimerHost userId={userId} />
      <RecordingHost userId={userId} />
    </div>
  );
}
