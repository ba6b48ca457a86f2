import { Lock, Pause, Play, Square } from "lucide-react";
import { useMemo, useState } from "react";
import { usePreferences } from "@/components/preferences";
import { PocketLock } from "@/components/record/pocket-lock";
import { RecordingNumbers } from "@/components/record/recording-numbers";
import { RouteMap } from "@/components/record/route-map";
import { SplitsTable } from "@/components/record/splits-table";
import { Button } from "@/components/ui/button";
import type { RecorderSession } from "@/lib/activity/recorder/recorder-session";
import { piecesOf } from "@/lib/activity/routes/route-shape";
import { lazyComponent } from "@/lib/core/client/lazy-component";

const WayMap = lazyComponent(() => import("@/components/record/way-map"), "WayMap");

type RecordingViewProps = { session: RecorderSession; now: number; onFinish: () => void };

/** A running recording, to be read at a glance. */
export function RecordingView({ session, now, onFinish }: RecordingViewProps) {
  const { units } = usePreferences();
  const [isLocked, setLocked] = useState(false);
  const { track, activityType, wayId } = session;
  // Redrawn every ten meters or so, not on every tick.
  const drawn = Math.floor(track.distanceMeters / 10);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the track grows in place; `drawn` says when
  const route = useMemo(() => track.route(), [track, drawn, track.isPaused]);
  const pieces = route.points.length > 1 ? piecesOf(route.points, route.breaks) : [];
  const numbers = <RecordingNumbers session={session} now={now} />;

  return (
    <>
      <section
        aria-label="Recording"
        className="flex flex-col gap-5 rounded-card bg-navy p-5 text-white dark:border dark:border-line"
      >
        {numbers}
        <div className="grid grid-cols-2 gap-2">
          <Button
            variant="secondary"
            size="lg"
            onClick={() => (track.isPaused ? session.resume() : session.pause())}
            className="border-white/30! bg-transparent! text-white! hover:bg-white/10!"
          >
            {track.isPaused ? <Play /> : <Pause />}
            {track.isPaused ? "Resume" : "Pause"}
          </Button>
          <Button size="lg" onClick={onFinish}>
            <Square />
            Finish
          </Button>
        </div>
        <Button variant="ghost" onClick={() => setLocked(true)} className="text-white! hover:bg-white/10!">
          <Lock className="size-5" />
          Lock the screen
        </Button>
      </section>
      {wayId && <WayMap wayId={wayId} pieces={pieces} />}
      {!wayId && pieces.length > 0 && <RouteMap pieces={pieces} label="Your route so far" />}
      {pieces.length > 0 && <SplitsTable route={route} activityType={activityType} units={units} />}
      {isLocked && <PocketLock onUnlock={() => setLocked(false)}>{numbers}</PocketLock>}
    </>
  );
}
