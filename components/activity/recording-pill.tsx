import { Pause, Route } from "lucide-react";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { BarPill } from "@/components/activity/bar-pill";
import { useSplitCues } from "@/components/activity/split-cues";
import { usePreferences } from "@/components/preferences";
import { useCurrentRecording, useRecordingClock } from "@/lib/activity/recorder/current-recording";
import type { RecorderSession } from "@/lib/activity/recorder/recorder-session";
import { formatClock } from "@/lib/activity/timer/rules";
import { paths } from "@/lib/core/shared/paths";

/** Asks before the user leaves the app. A page load within the app (offline, a new version) doesn't end a recording. */
function useAskBeforeLeaving(): void {
  useEffect(() => {
    let staysInApp = false;
    const noteTarget = ({ destination, downloadRequest }: NavigateEvent) => {
      const isOurs = new URL(destination.url).origin === window.location.origin;
      staysInApp = isOurs && !destination.sameDocument && downloadRequest === null;
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (!staysInApp) event.preventDefault();
    };
    const navigation = "navigation" in window ? window.navigation : null;
    navigation?.addEventListener("navigate", noteTarget);
    window.addEventListener("beforeunload", ask);
    return () => {
      navigation?.removeEventListener("navigate", noteTarget);
      window.removeEventListener("beforeunload", ask);
    };
  }, []);
}

function Running({ session, isShown }: { session: RecorderSession; isShown: boolean }) {
  const { units } = usePreferences();
  const now = useRecordingClock(session);
  const { track } = session;
  const movingMs = track.movingMsAt(now);
  useSplitCues(track.distanceMeters, movingMs, units);
  useAskBeforeLeaving();
  if (!isShown) return null;
  const isPaused = track.isPaused || track.isStationary;
  const Icon = isPaused ? Pause : Route;
  return (
    <BarPill href={paths.record()}>
      <Icon aria-hidden="true" className="size-4" />
      {isPaused ? "Paused" : "Recording"}
      <span className="tabular-nums">{formatClock(movingMs)}</span>
    </BarPill>
  );
}

/** The recording in progress, on every screen but its own. */
export function RecordingPill() {
  const { phase, session } = useCurrentRecording();
  const isShown = usePathname() !== paths.record();
  if (phase === "recording") return <Running session={session} isShown={isShown} />;
  if (!isShown) return null;
  return (
    <BarPill href={paths.record()}>
      <Route aria-hidden="true" className="size-4" />
      {phase === "elsewhere" ? "Recording in another tab" : "Back to your recording"}
    </BarPill>
  );
}
