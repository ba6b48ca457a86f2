import { useEffect } from "react";
import { currentRecording, setCurrentRecording, useCurrentRecording } from "@/lib/activity/recorder/current-recording";
import { hasRecording } from "@/lib/activity/recorder/recording-store";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { retryImport } from "@/lib/core/client/lazy-retry";

const RecordingPill = lazyPart(() => import("@/components/activity/recording-pill"), "RecordingPill", {
  isQuiet: true,
});
const loadRecorder = retryImport(() => import("@/lib/activity/recorder/recorder"), { isQuiet: true });

/** Resumes and shows a recording after a reload. Loads the recorder's code only if there is one. */
export function RecordingHost({ userId }: { userId: string }) {
  const { phase } = useCurrentRecording();
  useEffect(() => {
    void hasRecording(userId).then(async (isStored) => {
      if (isStored) await (await loadRecorder()).openRecording(userId);
      else if (currentRecording().phase === "loading") setCurrentRecording({ phase: "none", session: null });
    });
  }, [userId]);
  return phase === "loading" || phase === "none" ? null : <RecordingPill />;
}
