import { useEffect } from "react";
import { toColumns } from "@/lib/activity/routes/formats";
import { downsampled } from "@/lib/activity/routes/route-shape";
import { type ActivityType, minutesOf, workoutName } from "@/lib/activity/workouts/rules";
import type { CreateWorkoutInput, LoggedWorkout, RecordWorkoutInput } from "@/lib/activity/workouts/schema";
import { sendOrQueue } from "@/lib/core/client/send-or-queue";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { useCurrentRecording, useRecordingClock } from "./current-recording";
import { clearRecorded, finishRecording, openRecording, resumeRecording, startRecording } from "./recorder";
import type { RecorderSession } from "./recorder-session";

/** This device's recording, with its actions. */
export function useRecorder(userId: string) {
  const current = useCurrentRecording();
  const now = useRecordingClock(current.session);
  useEffect(() => void openRecording(userId), [userId]);
  return {
    ...current,
    now,
    start: (activityType: ActivityType, trailId: string | null) => startRecording(userId, activityType, trailId),
    resume: () => resumeRecording(userId),
    finish: finishRecording,
    forget: clearRecorded,
  };
}

/**
 * Sends a recording, or puts it in the outbox and returns undefined. Its id is the idempotency key, so that it is
 * logged only once.
 */
export function useSaveRecording() {
  const refresh = useRefresh();
  return async (
    session: RecorderSession,
    { notes, shoesId }: { notes: string; shoesId: string },
    withMap: boolean,
  ): Promise<LoggedWorkout | undefined> => {
    const { activityType, track, id } = session;
    const route = downsampled(track.route());
    const now = Date.now();
    const startedAt = new Date(session.startedAt).toISOString();
    const written = { ...(notes.trim() && { notes: notes.trim() }), ...(shoesId && { shoesId }) };
    const isLongEnough = route.points.length > 1;
    const hasRoute = withMap && isLongEnough;
    const duration = minutesOf((hasRoute ? track.movingMsAt(now) : track.elapsedMs(now)) / 1000);
    const recorded: RecordWorkoutInput = { activityType, ...written, route: { startedAt, ...toColumns(route) } };
    const distanceMeters = Math.round(track.distanceMeters);
    const timed: CreateWorkoutInput = {
      ...{ activityType, duration, startedAt, ...written },
      ...(distanceMeters > 0 && { distanceMeters }),
    };
    const logged = await sendOrQueue<LoggedWorkout>({
      kind: "Workout",
      details: `${workoutName(activityType)} · ${duration} min`,
      method: "POST",
      url: hasRoute ? paths.api.recordedWorkouts : paths.api.workouts,
      body: hasRoute ? recorded : timed,
      key: hasRoute ? id : `${id}-timed`,
      stale: STALE_AFTER.workout,
    });
    if (logged) await refresh(STALE_AFTER.workout);
    return logged;
  };
}
