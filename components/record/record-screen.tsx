"use client";

import { Circle } from "lucide-react";
import { useRouter, useSearchParams } from "next/navigation";
import { useState } from "react";
import { ActivityPicker } from "@/components/activity/activity-picker";
import { useCues } from "@/components/activity/split-cues";
import { useAppContext } from "@/components/app-context/app-provider";
import { BareScreen } from "@/components/layout/bare-screen";
import { usePreferences } from "@/components/preferences";
import { RecordingSummary } from "@/components/record/recording-summary";
import { RecordingView } from "@/components/record/recording-view";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { failed } from "@/components/ui/failed";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { useViewer } from "@/components/viewer";
import { formatDistance } from "@/lib/activity/distance/rules";
import { useRecorder, useSaveRecording } from "@/lib/activity/recorder/hooks";
import type { RecorderSession } from "@/lib/activity/recorder/recorder-session";
import { formatClock } from "@/lib/activity/timer/rules";
import { type ActivityType, followsPosition, isActivityType, workoutName } from "@/lib/activity/workouts/rules";
import { ApiError } from "@/lib/core/client/api-client";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { paths } from "@/lib/core/shared/paths";
import { dateFormat } from "@/lib/core/shared/zone";

const TrailMap = lazyPart(() => import("@/components/discover/map/trail-map"), "TrailMap");

const started = dateFormat({ weekday: "short", hour: "numeric", minute: "2-digit" });

type ReadyProps = {
  requested: ActivityType | null;
  trailId: string | null;
  onStart: (activityType: ActivityType, trailId: string | null) => void;
};

function Ready({ requested, trailId, onStart }: ReadyProps) {
  const { units } = usePreferences();
  const [activityType, setActivityType] = useState<ActivityType>(requested ?? "running");
  const { cues, choose } = useCues();
  const unit = units === "mi" ? "mile" : "kilometer";
  const hasRoute = followsPosition(activityType);
  return (
    <>
      {trailId && <TrailMap trailId={trailId} />}
      <ActivityPicker value={activityType} onChange={setActivityType} />
      <Button size="lg" block onClick={() => onStart(activityType, hasRoute ? trailId : null)}>
        <Circle className="fill-current" />
        Start {workoutName(activityType)}
      </Button>
      <p className="text-ink-soft text-sm">
        {hasRoute
          ? "Your route is recorded while the screen stays on, wherever you are in the app. Only you see its map unless you change that in Settings. Its start and finish stay hidden from others."
          : "Only the time is recorded, not your location."}
      </p>
      {hasRoute && (
        <Card className="px-4">
          <Switch
            label={`Announce each ${unit}`}
            description="Hear your time for each one."
            checked={cues.includes("voice")}
            onCheckedChange={(on) => choose("voice", on)}
          />
          <Switch
            label={`Vibrate at each ${unit}`}
            description="If your phone supports it."
            checked={cues.includes("vibration")}
            onCheckedChange={(on) => choose("vibration", on)}
          />
        </Card>
      )}
    </>
  );
}

type FoundProps = { session: RecorderSession | null; now: number } & Record<"onResume" | "onFinish", () => void>;

/** A recording interrupted by a closed tab or a dead battery, or running in another tab. */
function Found({ session, now, onResume, onFinish }: FoundProps) {
  const { units } = usePreferences();
  if (!session)
    return (
      <Card className="flex flex-col gap-4 p-4">
        <h2 className="text-display">Recording in another tab</h2>
        <p>A workout is being recorded in another tab of this browser.</p>
        <Button block onClick={onResume}>
          Record here instead
        </Button>
      </Card>
    );
  const { activityType, startedAt, track } = session;
  const meters = track.distanceMeters;
  return (
    <Card className="flex flex-col gap-4 p-4">
      <h2 className="text-display">Unfinished recording</h2>
      <p>
        {workoutName(activityType)}, started {started.format(new Date(startedAt))}
        {meters > 0 ? `: ${formatDistance(meters, units)} so far.` : `: ${formatClock(track.elapsedMs(now))} so far.`}
      </p>
      <Button block onClick={onResume}>
        Resume recording
      </Button>
      <Button block variant="secondary" onClick={onFinish}>
        Save or discard
      </Button>
    </Card>
  );
}

export function RecordScreen() {
  const viewer = useViewer();
  const router = useRouter();
  const { addActivity } = useAppContext();
  const query = useSearchParams();
  const [requested, trailId] = [query.get("activity"), query.get("way")];
  const recorder = useRecorder(viewer.id);
  const send = useSaveRecording();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { phase, session, now } = recorder;

  const save = async (noted: { notes: string; shoesId: string }, withMap: boolean) => {
    if (!session) return;
    try {
      const logged = await send(session, noted, withMap);
      await recorder.forget();
      if (logged) addActivity(logged.workout);
      // Only a workout with a route has more to show on its own page, such as the records it set.
      router.replace(logged?.workout.routePreview ? paths.workout(logged.workout.id) : paths.activity);
    } catch (error) {
      // The recording stays on this device, so nothing is lost if the server rejects it.
      const problem = error instanceof ApiError ? error : null;
      if (problem?.status === 400 && withMap)
        setRefusal(problem.errors.route?.[0] ?? "This recording's map can't be saved.");
      else failed("Error", problem?.status === 409 ? problem.message : "Failed to save workout. Please try again.");
    }
  };

  return (
    <BareScreen title="Record" back={paths.activity} className="flex flex-col gap-4 p-4 pb-safe">
      {phase === "loading" && <Skeleton className="h-72 rounded-card" />}
      {phase === "none" && (
        <Ready
          requested={requested && isActivityType(requested) ? requested : null}
          trailId={trailId}
          onStart={recorder.start}
        />
      )}
      {(phase === "found" || phase === "elsewhere") && (
        <Found session={session} now={now} onResume={recorder.resume} onFinish={recorder.finish} />
      )}
      {phase === "recording" && <RecordingView session={session} now={now} onFinish={recorder.finish} />}
      {phase === "finished" && (
        <RecordingSummary
          session={session}
          now={now}
          save={save}
          refusal={refusal}
          onResume={recorder.resume}
          onDiscard={recorder.forget}
        />
      )}
    </BareScreen>
  );
}
