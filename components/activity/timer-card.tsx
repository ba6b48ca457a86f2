import { Pause, Play, Square, X } from "lucide-react";
import { ACTIVITY_ICONS } from "@/components/activity/activity-names";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon-button";
import type { useTimer } from "@/lib/activity/timer/hooks";
import { elapsedMs, formatClock, type Timer } from "@/lib/activity/timer/rules";
import { workoutName } from "@/lib/activity/workouts/rules";

type TimerCardProps = { clock: ReturnType<typeof useTimer>; onFinish: (timer: Timer) => void };

/** The running workout timer; it survives reloads and closing the app. */
export function TimerCard({ clock, onFinish }: TimerCardProps) {
  const { timer, now, pause, resume, stop } = clock;
  if (!timer) return null;
  const isPaused = timer.pausedAt !== null;
  const name = workoutName(timer.activityType);
  return (
    <Card className="border-transparent bg-navy p-4 text-white dark:border-line">
      <div className="flex items-center gap-3">
        <span className="[&_svg]:size-6">{ACTIVITY_ICONS[timer.activityType]}</span>
        <p className="min-w-0 flex-1 truncate font-semibold">
          {name}
          {isPaused && " (paused)"}
        </p>
        <IconButton label="Discard timer" icon={X} onClick={stop} className="text-white hover:bg-white/10" />
      </div>
      <p role="timer" aria-label={`${name} timer`} className="my-2 text-center text-display-xl tabular-nums">
        {formatClock(elapsedMs(timer, now))}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="secondary"
          onClick={isPaused ? resume : pause}
          className="border-white/30 bg-transparent text-white hover:bg-white/10"
        >
          {isPaused ? <Play /> : <Pause />}
          {isPaused ? "Resume" : "Pause"}
        </Button>
        <Button onClick={() => onFinish(timer)}>
          <Square />
          Finish
        </Button>
      </div>
    </Card>
  );
}
