import { ACTIVITY_ICONS, ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { NumberGrid, rateName, shownRate } from "@/components/activity/workout-stats";
import { usePreferences } from "@/components/preferences";
import { formatDistance } from "@/lib/activity/distance/rules";
import type { RecorderSession, Signal } from "@/lib/activity/recorder/recorder-session";
import { formatClock } from "@/lib/activity/timer/rules";
import { followsPosition } from "@/lib/activity/workouts/rules";

const SIGNALS: Record<Signal, string> = {
  none: "",
  searching: "Finding your location…",
  good: "",
  weak: "Weak GPS signal",
  denied: "Location is off. We're recording time only.",
};

/** A recording's state, elapsed time, distance, and pace. The elapsed time runs on while you wait at a light. */
export function RecordingStats({ session, now }: { session: RecorderSession; now: number }) {
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
        {ACTIVITY_NAMES[activityType]}
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
                label: `${rateName(activityType)} now`,
                value: shownRate(activityType, known === "searching" ? 0 : track.speed, units),
              },
            ]}
          />
          <p className="mt-2 text-sm tabular-nums opacity-75">
            Moving time {formatClock(movingMs)} · Average {shownRate(activityType, average, units)}
          </p>
        </div>
      )}
      {signal && <p className="text-center text-sm">{signal}</p>}
    </>
  );
}
