import { useEffect, useState } from "react";
import { toColumns } from "@/lib/activity/routes/formats";
import { thinned } from "@/lib/activity/routes/route-shape";
import { minutesOf } from "@/lib/activity/routes/rules";
import { type ActivityType, MAX_WORKOUT_MINUTES } from "@/lib/activity/workouts/rules";
import type { CreateWorkoutInput, LoggedWorkout, RecordWorkoutInput } from "@/lib/activity/workouts/schema";
import { sendOrKeep } from "@/lib/core/client/send-or-keep";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { RecorderSession } from "./recorder-session";
import { readRecording } from "./recording-store";

type Phase = "loading" | "idle" | "found" | "recording" | "finished";

/** The recording of this device: none, one that was left behind, one that runs, or one that is over and not saved. */
export function useRecorder(userId: string) {
  const [phase, setPhase] = useState<Phase>("loading");
  const [session, setSession] = useState<RecorderSession | null>(null);
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    let isGone = false;
    void readRecording(userId).then((kept) => {
      if (isGone) return;
      setSession(kept && RecorderSession.from(userId, kept));
      setPhase(kept ? "found" : "idle");
    });
    return () => {
      isGone = true;
    };
  }, [userId]);

  useEffect(() => {
    if (!session) return;
    const stop = session.changed.on(() => setNow(Date.now()));
    return () => {
      stop();
      void session.stop(); // what leaves the screen is kept, and offered again when it is opened
    };
  }, [session]);

  const begin = (next: RecorderSession) => {
    setSession(next);
    setPhase("recording");
    next.listen();
  };
  return {
    phase,
    session,
    now,
    start: (activityType: ActivityType) => begin(new RecorderSession(userId, activityType)),
    goOn: () => {
      if (!session) return;
      if (session.track.isPaused) session.resume();
      begin(session);
    },
    /** Paused while the summary is read, so that reading it does not count as workout time. */
    finish: async () => {
      if (session && !session.track.isPaused) session.pause();
      await session?.stop();
      setPhase("finished");
    },
    forget: async () => {
      await session?.forget();
      setSession(null);
      setPhase("idle");
    },
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
    const duration = minutesOf(track.movingMsAt(now) / 1000, MAX_WORKOUT_MINUTES);
    const startedAt = new Date(session.startedAt).toISOString();
    const written = { ...(notes.trim() && { notes: notes.trim() }), ...(shoesId && { shoesId }) };
    const hasWay = withMap && route.points.length > 1;
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
