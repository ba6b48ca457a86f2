import { Pause, Timer as TimerIcon } from "lucide-react";
import { ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { BarPill } from "@/components/activity/bar-pill";
import { useTimer } from "@/lib/activity/timer/hooks";
import { clockFace, elapsedMs } from "@/lib/activity/timer/rules";
import { paths } from "@/lib/core/shared/paths";

/** The workout that is being timed, above the bar of every screen; a tap leads to where it is finished. */
export function TimerPill({ userId }: { userId: string }) {
  const { timer, now } = useTimer(userId);
  if (!timer) return null;
  const isPaused = timer.pausedAt !== null;
  const Icon = isPaused ? Pause : TimerIcon;
  return (
    <BarPill
      href={paths.activity}
      aria-label={`${ACTIVITY_NAMES[timer.activityType]} timer${isPaused ? ", paused" : ""}: open it`}
    >
      <Icon aria-hidden="true" className="size-4" />
      {ACTIVITY_NAMES[timer.activityType]}
      <span role="timer" className="tabular-nums">
        {clockFace(elapsedMs(timer, now))}
      </span>
    </BarPill>
  );
}
