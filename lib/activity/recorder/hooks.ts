import { useEffect } from "react";
import { toColumns } from "@/lib/activity/routes/formats";
import { thinned } from "@/lib/activity/routes/route-shape";
import { minutesOf } from "@/lib/activity/routes/rules";
import { type ActivityType, MAX_WORKOUT_MINUTES } from "@/lib/activity/workouts/rules";
import type { CreateWorkoutInput, LoggedWorkout, RecordWorkoutInput } from "@/lib/activity/workouts/schema";
import { sendOrKeep } from "@/lib/core/client/send-or-keep";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { useCurrentRecording, useRecordingClock } from "./current-recording";
import { finishRecording, forgetRecorded, openRecording, resumeRecording, startRecording } from "./recorder";
import type { RecorderSession } from "./recorder-session";

/** The recording of this device, and what can be done with it. */
export function useRecorder(userId: string) {
  const current = useCurrentRecording();
  const now = useRecordingClock(current.session);
  useEffect(() => void openRecording(userId), [userId]);
  return {
    ...current,
    now,
    start: (activityType: ActivityType, wayId: string | null) => startRecording(userId, activityType, wayId),
    resume: () => resumeRecording(userId),
    finish: finishRecording,
    forget: forgetRecorded,
  };
}

/**
 * Sends a recording, or leaves it to the outbox and answers undefined. Its id is the idempotency key, so that it is
 * logged once.
 */
export function useSaveRecording() {
  const refresh = useRefresh();
  return async (
    session: RecorderSession,
    { notes, shoesId }: { notes: string; shoesId: string },
    withMap: boolean,
  ): Promise<LoggedWorkout | undefined> => {
    const { activityType, track, id } = session;
    const route = thinned(track.route());
    const now = Date.now();
    const startedAt = new Date(session.startedAt).toISOString();
    const written = { ...(notes.trim() && { notes: notes.trim() }), ...(shoesId && { shoesId }) };
    const hasRoute = route.points.length > 1;
    const hasWay = withMap && hasRoute;
    const duration = minutesOf((hasRoute ? track.movingMsAt(now) : track.elapsedMs(now)) / 1000, MAX_WORKOUT_MINUTES);
    const recorded: RecordWorkoutInput = { activityType, ...written, route: { startedAt, ...toColumns(route) } };
    const distanceMeters = Math.round(track.distanceMeters);
    const timed: CreateWorkoutInput = {
      ...{ activityType, duration, startedAt, ...written },
      ...(distanceMeters > 0 && { distanceMeters }),
    };
    const logged = await sendOrKeep<LoggedWorkout>({
      kind: "workout",
      details: `${activityType}, ${duration} min`,
      method: "POST",
      url: hasWay ? paths.api.recordedWorkouts : paths.api.workouts,
      // The minutes are for the list of what waits; the server reads them from the way.
      body: hasWay ? { ...recorded, duration } : timed,
      key: hasWay ? id : `${id}-timed`,
      stale: STALE_AFTER.workout,
    });
    if (logged) await refresh(STALE_AFTER.workout);
    return logged;
  };
}
