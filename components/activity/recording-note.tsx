import { Route } from "lucide-react";
import { useEffect, useState } from "react";
import { BarPill } from "@/components/activity/bar-pill";
import { hasRecording } from "@/lib/activity/recorder/recording-store";
import { paths } from "@/lib/core/shared/paths";

/** A recording that was left behind is one tap away from where workouts are. */
export function RecordingNote({ userId }: { userId: string }) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    void hasRecording(userId).then(setWaiting);
  }, [userId]);
  if (!isWaiting) return null;
  return (
    <BarPill href={paths.record()}>
      <Route aria-hidden="true" className="size-4" />
      Back to your recording
    </BarPill>
  );
}
