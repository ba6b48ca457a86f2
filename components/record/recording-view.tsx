import { Lock, Pause, Play, Square } from "lucide-react";
import { useMemo, useState } from "react";
import { ACTIVITY_ICONS, ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { usePreferences } from "@/components/preferences";
import { PocketLock } from "@/components/record/pocket-lock";
import { NumberGrid, rateName, shownRate } from "@/components/record/record-numbers";
import { RouteMap } from "@/components/record/route-map";
import { useSplitCues } from "@/components/record/split-cues";
import { SplitsTable } from "@/components/record/splits-table";
import { Button } from "@/components/ui/button";
import { shownDistance } from "@/lib/activity/distance/rules";
import type { RecorderSession, Signal } from "@/lib/activity/recorder/recorder-session";
import { piecesOf } from "@/lib/activity/routes/route-shape";
import { clockFace } from "@/lib/activity/timer/rules";
import { followsPosition } from "@/lib/activity/workouts/rules";
import { lazyComponent } from "@/lib/core/client/lazy-component";

const WayMap = lazyComponent(() => import("@/components/record/way-map"), "WayMap");

const SIGNALS: Record<Signal, string> = {
  none: "",
  searching: "Looking for your position…",
  good: "",
  weak: "Weak signal: your position is only roughly known.",
  denied: "Location is off for this app. The time is recorded, your way is not.",
};

type RecordingViewProps = { session: RecorderSession; now: number; wayId: string | null; onFinish: () => void };

/** A recording that runs: what one looks at for a second, on the way. */
export function RecordingView({ session, now, wayId, onFinish }: RecordingViewProps) {
  const { units } = usePreferences();
  const [isLocked, setLocked] = useState(false);
  const { track, activityType } = session;
  const hasWay = followsPosition(activityType);
  const meters = track.distanceMeters;
  const movingMs = track.movingMsAt(now);
  useSplitCues(meters, movingMs, units);
  const state = track.isPaused
    ? "Paused"
    : hasWay && track.isStanding
      ? "Paused by itself: you stand still"
      : "Recording";
  // Drawn anew every ten meters or so, not with every tick.
  const drawn = Math.floor(meters / 10);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the track grows in place; `drawn` says when
  const route = useMemo(() => track.route(), [track, drawn, track.isPaused]);
  const pieces = route.points.length > 1 ? piecesOf(route.points, route.breaks) : [];

  return (
    <>
      <section
        aria-label="Recording"
        className="flex flex-col gap-5 rounded-card bg-navy p-5 text-white dark:border dark:border-line"
      >
        <p className="flex items-center gap-2 font-semibold [&_svg]:size-5">
          {ACTIVITY_ICONS[activityType]}
          {ACTIVITY_NAMES[activityType]}
          <span role="status" className="ml-auto text-right font-normal text-sm opacity-85">
            {state}
          </span>
        </p>
        {hasWay ? (
          <p className="text-center font-display font-extrabold text-[min(4.5rem,19vw)] tabular-nums leading-none">
            {shownDistance(meters, units)}
          </p>
        ) : (
          <p
            role="timer"
            className="text-center font-display font-extrabold text-[min(4.5rem,19vw)] tabular-nums leading-none"
          >
            {clockFace(track.elapsedMs(now))}
          </p>
        )}
        {hasWay && (
          <NumberGrid
            items={[
              { label: "Moving time", value: clockFace(movingMs) },
              { label: `${rateName(activityType)} now`, value: shownRate(activityType, track.speed, units) },
              {
                label: "Average",
                value: shownRate(activityType, movingMs > 0 ? (1000 * meters) / movingMs : 0, units),
              },
            ]}
          />
        )}
        {SIGNALS[session.signal] && <p className="text-sm">{SIGNALS[session.signal]}</p>}
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
      {wayId && hasWay && <WayMap wayId={wayId} pieces={pieces} />}
      {!wayId && pieces.length > 0 && <RouteMap pieces={pieces} label="Your way so far" />}
      {pieces.length > 0 && <SplitsTable route={route} activityType={activityType} units={units} />}
      {isLocked && <PocketLock onUnlock={() => setLocked(false)} />}
    </>
  );
}
