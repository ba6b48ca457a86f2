import { RecordingHost } from "@/components/activity/recording-host";
import { TimerHost } from "@/components/activity/timer-host";

/** On every member screen: a link to a workout in progress, shown over the screen without moving anything. */
export function BarPills({ userId }: { userId: string }) {
  return (
    <div className="over-main pointer-events-none bottom-[calc(var(--nav-height)+var(--safe-bottom))] z-30 flex flex-col items-center gap-2 pb-2">
      <TimerHost userId={userId} />
      <RecordingHost userId={userId} />
    </div>
  );
}
