import { Pause, Timer as TimerIcon } from "lucide-react";
import { ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { Link } from "@/components/ui/link";
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
    <div className="over-main pointer-events-none bottom-[calc(var(--nav-height)+var(--safe-bottom))] z-30 flex justify-center pb-2">
      <Link
        href={paths.activity}
        aria-label={`${ACTIVITY_NAMES[timer.activityType]} timer${isPaused ? ", paused" : ""}: open it`}
        className="pointer-events-auto flex min-h-11 items-center gap-2 rounded-full bg-navy px-4 font-semibold text-white shadow-raise dark:border dark:border-line"
      >
        <Icon aria-hidden="true" className="size-4" />
        {ACTIVITY_NAMES[timer.activityType]}
        <span role="timer" className="tabular-nums">
          {clockFace(elapsedMs(timer, now))}
        </span>
      </Link>
    </div>
  );
}
