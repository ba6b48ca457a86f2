import { ACTIVITY_ICONS, ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { usePreferences } from "@/components/preferences";
import { NumberGrid, rateName, shownRate } from "@/components/record/record-numbers";
import { shownDistance } from "@/lib/activity/distance/rules";
import type { RecorderSession, Signal } from "@/lib/activity/recorder/recorder-session";
import { clockFace } from "@/lib/activity/timer/rules";
import { followsPosition } from "@/lib/activity/workouts/rules";

const SIGNALS: Record<Signal, string> = {
  none: "",
  searching: "Looking for your location…",
  good: "",
  weak: "Weak GPS signal",
  denied: "Location is off. We're recording time only.",
};

const BIG = "text-center font-display font-extrabold text-[min(4.5rem,19vw)] tabular-nums leading-none";

/** A running recording's state, distance or time, and pace. */
export function RecordingNumbers({ session, now }: { session: RecorderSession; now: number }) {
  const { units } = usePreferences();
  const { track, activityType } = session;
  const hasRoute = followsPosition(activityType);
  const meters = track.distanceMeters;
  const movingMs = track.movingMsAt(now);
  const average = movingMs > 0 ? (1000 * meters) / movingMs : 0;
  const state = track.isPaused ? "Paused" : track.isStanding ? "Auto-paused" : "Recording";
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
      {hasRoute ? (
        <p className={BIG}>{shownDistance(meters, units)}</p>
      ) : (
        <p role="timer" className={BIG}>
          {clockFace(movingMs)}
        </p>
      )}
      {hasRoute && (
        <NumberGrid
          items={[
            { label: track.hasPosition ? "Moving time" : "Time", value: clockFace(movingMs) },
            {
              label: `${rateName(activityType)} now`,
              value: shownRate(activityType, known === "searching" ? 0 : track.speed, units),
            },
            { label: "Average", value: shownRate(activityType, average, units) },
          ]}
        />
      )}
      {signal && <p className="text-sm">{signal}</p>}
    </>
  );
}
