import { Pause, Timer as TimerIcon } from "lucide-react";
import { BarPill } from "@/components/activity/bar-pill";
import { useTimer } from "@/lib/activity/timer/hooks";
import { elapsedMs, formatClock } from "@/lib/activity/timer/rules";
import { workoutName } from "@/lib/activity/workouts/rules";
import { paths } from "@/lib/core/shared/paths";

/** The workout being timed, above the bar on every screen. Links to where you finish it. */
export function TimerPill({ userId }: { userId: string }) {
  const { timer, now } = useTimer(userId);
  if (!timer) return null;
  const isPaused = timer.pausedAt !== null;
  const Icon = isPaused ? Pause : TimerIcon;
  return (
    <BarPill
      href={paths.activity}
      aria-label={`Open ${workoutName(timer.activityType)} timer${isPaused ? " (paused)" : ""}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      {workoutName(timer.activityType)}
      <span role="timer" className="tabular-nums">
        {formatClock(elapsedMs(timer, now))}
      </span>
    </BarPill>
  );
}
