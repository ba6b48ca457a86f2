import { Lock, MapPin, Pause, Play, Square } from "lucide-react";
import { useMemo, useState } from "react";
import { ACTIVITY_ICONS } from "@/components/activity/activity-names";
import { formatRate, NumberGrid, rateName } from "@/components/activity/workout-stats";
import { RouteMap } from "@/components/discover/map/route-map";
import { usePreferences } from "@/components/preferences";
import { ScreenLock } from "@/components/record/screen-lock";
import { SplitsTable } from "@/components/record/splits-table";
import { useHold } from "@/components/record/use-hold";
import { formatDistance } from "@/lib/activity/distance/rules";
import type { RecorderSession, Signal } from "@/lib/activity/recorder/recorder-session";
import { piecesOf } from "@/lib/activity/routes/route-shape";
import { formatClock } from "@/lib/activity/timer/rules";
import { followsPosition, workoutName } from "@/lib/activity/workouts/rules";
import { lazyPart } from "@/lib/core/client/lazy-part";

const SIGNALS: Record<Signal, string> = {
  none: "",
  searching: "Finding your location…",
  good: "",
  weak: "Weak GPS signal",
  denied: "Location is off. We're recording time only.",
};

/** A recording's state, elapsed time, distance, and pace. The elapsed time runs on while you wait at a light. */
function RecordingStats({ session, now }: { session: RecorderSession; now: number }) {
  const { units } = usePreferences();
  const { track, activityType } = session;
  const movingMs = track.movingMsAt(now);
  const average = movingMs > 0 ? (1000 * track.distanceMeters) / movingMs : 0;
  const state = track.isPaused ? "Paused" : track.isStationary ? "Auto-paused" : "Recording";
  const known = session.signalAt(now);
  const signal = SIGNALS[known];
  return (
    <>
      <p className="flex items-center gap-2 font-semibold [&_svg]:size-5">
        {ACTIVITY_ICONS[activityType]}
        {workoutName(activityType)}
        <span role="status" className="ml-auto text-right font-normal text-sm">
          {state}
        </span>
      </p>
      <div className="text-center">
        <p
          role="timer"
          className="font-display font-extrabold text-display-xl tabular-nums leading-none"
          aria-label="Elapsed time"
        >
          {formatClock(track.elapsedMs(now))}
        </p>
        <p aria-hidden="true" className="text-sm opacity-75">
          Elapsed time
        </p>
      </div>
      {followsPosition(activityType) && (
        <div className="text-center">
          <NumberGrid
            isLarge
            items={[
              { label: "Distance", value: formatDistance(track.distanceMeters, units) },
              {
                label: `Current ${rateName(activityType).toLowerCase()}`,
                value: formatRate(activityType, known === "searching" ? 0 : track.speed, units),
              },
            ]}
          />
          <p className="mt-2 text-sm tabular-nums opacity-75">
            Moving time {formatClock(movingMs)} · Average {formatRate(activityType, average, units)}
          </p>
        </div>
      )}
      {signal && <p className="text-center text-sm">{signal}</p>}
    </>
  );
}

const TrailMap = lazyPart(() => import("@/components/discover/map/trail-map"), "TrailMap");

const MAP = "h-[45dvh] border-line border-b";
const SIDE_BUTTON = "flex touch-none select-none flex-col items-center gap-2 text-center font-semibold text-sm";
const SIDE_ICON = "flex size-14 items-center justify-center rounded-full";

/** Requires a one-second hold, so that an accidental tap doesn't end the workout. */
function FinishButton({ onFinish }: { onFinish: () => void }) {
  const { isHeld, buttonProps } = useHold(onFinish);
  return (
    <button type="button" {...buttonProps} className={SIDE_BUTTON}>
      <span className={`${SIDE_ICON} bg-ink text-paper`}>
        <Square className="fill-current" />
      </span>
      {isHeld ? "Keep holding…" : "Hold to finish"}
    </button>
  );
}

type RecordingViewProps = { session: RecorderSession; now: number; onFinish: () => void };

/** A running recording, designed to be read at a glance while moving. */
export function RecordingView({ session, now, onFinish }: RecordingViewProps) {
  const { units } = usePreferences();
  const [isLocked, setLocked] = useState(false);
  const { track, activityType, trailId } = session;
  // Redrawn every ten meters or so, not on every tick.
  const drawn = Math.floor(track.distanceMeters / 10);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the track grows in place; `drawn` says when
  const route = useMemo(() => track.route(), [track, drawn, track.hasPosition, track.isPaused]);
  const pieces = route.points.length > 0 ? piecesOf(route.points, route.breaks) : [];
  const isLocated = followsPosition(activityType) && session.signalAt(now) !== "denied";
  const numbers = <RecordingStats session={session} now={now} />;

  return (
    <>
      <div className="-mx-4 -mt-4 empty:hidden [&_figcaption]:px-4">
        {trailId && <TrailMap trailId={trailId} pieces={pieces} className={MAP} />}
        {!trailId && pieces.length > 0 && <RouteMap pieces={pieces} label="Your route so far" className={MAP} />}
        {!trailId && pieces.length === 0 && isLocated && (
          <div className={`flex items-center justify-center bg-(--map-land) text-(--map-name) ${MAP}`}>
            <MapPin aria-hidden="true" className="size-8" />
          </div>
        )}
      </div>
      <section aria-label="Recording" className="flex flex-col gap-4">
        {numbers}
        <div className="grid grid-cols-3 items-center justify-items-center gap-2">
          <button type="button" onClick={() => setLocked(true)} className={SIDE_BUTTON}>
            <span className={`${SIDE_ICON} border border-line bg-card`}>
              <Lock />
            </span>
            Lock screen
          </button>
          <button
            type="button"
            onClick={() => (track.isPaused ? session.resume() : session.pause())}
            className="flex min-h-22 min-w-22 flex-col items-center justify-center rounded-full bg-sky px-2 font-semibold text-on-sky text-sm [&_svg]:size-7"
          >
            {track.isPaused ? <Play className="fill-current" /> : <Pause className="fill-current" />}
            {track.isPaused ? "Resume" : "Pause"}
          </button>
          {track.isPaused && <FinishButton onFinish={onFinish} />}
        </div>
      </section>
      {pieces.length > 0 && <SplitsTable route={route} activityType={activityType} units={units} />}
      {isLocked && <ScreenLock onUnlock={() => setLocked(false)}>{numbers}</ScreenLock>}
    </>
  );
}
