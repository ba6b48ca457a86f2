"use client";

import { ChevronDown, Timer as TimerIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { ActivityPicker } from "@/components/activity/activity-picker";
import { ExtraFields } from "@/components/activity/extra-fields";
import { TimerCard } from "@/components/activity/timer-card";
import { localMoment, useWorkoutDraft } from "@/components/activity/use-workout-draft";
import { Gamified, usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Star } from "@/components/ui/star";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/use-toast";
import { useTimer } from "@/lib/activity/timer/hooks";
import { type Timer, timedMinutes } from "@/lib/activity/timer/rules";
import { MAX_WORKOUT_NOTES, workoutXp } from "@/lib/activity/workouts/rules";
import type { CreateWorkoutInput } from "@/lib/activity/workouts/schema";
import { ApiError, NetworkError } from "@/lib/core/client/api-client";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";

type WorkoutFormProps = {
  userId?: string;
  log: (workout: CreateWorkoutInput, idempotencyKey: string) => Promise<unknown>;
  /** Keeps what can't be sent now; false where this device keeps nothing. */
  keep?: (workout: CreateWorkoutInput, idempotencyKey: string) => boolean;
};

const FAILED = "Failed to save workout. Please try again.";

/** What was wrong with it, where it was ours to refuse: the server names the field. */
function refusal(error: unknown): string {
  if (!(error instanceof ApiError) || error.status !== 400) return FAILED;
  if (error.errors.startedAt) return "A workout can't start in the future.";
  if (error.errors.distanceMeters) return "Please enter a distance of at most 1,000 kilometers.";
  if (error.errors.venueId) return "That place is no longer there. Please choose another.";
  return "Please enter a whole number of minutes from 1 to 1440.";
}

/** What the form holds stays through a tab switch and a reload, until it was logged. */
export function WorkoutForm({ userId = "", log, keep = () => false }: WorkoutFormProps) {
  const { units, gamification } = usePreferences();
  const draft = useWorkoutDraft(units);
  const clock = useTimer(userId);
  const [isSaving, setSaving] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const idempotencyKey = useIdempotencyKey(draft.content);
  const { activityType, minutes, notes, extras, isMissing } = draft;
  const duration = minutes.trim() === "" ? Number.NaN : Number(minutes);
  const showsExtras = isOpened || extras.distance !== "" || extras.when !== "" || extras.place !== null;

  const finish = (timer: Timer) => {
    draft.setActivity(timer.activityType);
    draft.setMinutes(String(timedMinutes(timer, Date.now())));
    draft.setExtras({ when: localMoment(new Date(timer.startedAt)) });
    clock.stop();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (activityType === null || isMissing) {
      failed("Missing Information", "Please select an activity type and duration.");
      return;
    }
    const workout = draft.workout();
    if (!workout) {
      failed("Error", "Please check the distance and the date.");
      return;
    }
    setSaving(true);
    try {
      await log(workout, idempotencyKey);
      draft.clear();
      setOpened(false);
      toast({
        title: "Workout Completed! 🎉",
        description: gamification
          ? `Great job! You earned XP for your ${activityType} session.`
          : `Great job on your ${activityType} session.`,
      });
    } catch (error) {
      const isOffline = error instanceof NetworkError && !navigator.onLine;
      if (isOffline && keep(workout, idempotencyKey)) {
        draft.clear();
        toast({ title: "Saved on this device", description: "It will be sent when you are back online." });
      } else failed("Error", refusal(error));
    } finally {
      setSaving(false);
    }
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4" aria-label="Log a workout">
      <TimerCard clock={clock} onFinish={finish} />
      <ActivityPicker value={activityType} onChange={draft.setActivity} />
      {activityType && (
        <Card className="flex flex-col gap-4 overflow-visible p-4">
          <div className="flex min-h-11 items-center justify-between gap-2">
            <h2 className="text-display">{ACTIVITY_NAMES[activityType]}</h2>
            {!clock.timer && (
              <Button variant="ghost" onClick={() => clock.start(activityType)}>
                <TimerIcon aria-hidden="true" className="size-5" />
                Start timer
              </Button>
            )}
          </div>
          <Field label="Duration (minutes)">
            <Input
              type="number"
              inputMode="numeric"
              placeholder="30"
              value={minutes}
              onChange={(event) => draft.setMinutes(event.target.value)}
            />
          </Field>
          <Field label="Notes (optional)">
            <TextArea
              rows={2}
              value={notes}
              onChange={(event) => draft.setNotes(event.target.value)}
              maxLength={MAX_WORKOUT_NOTES}
            />
          </Field>
          {showsExtras ? (
            <ExtraFields extras={extras} unit={units} onChange={draft.setExtras} />
          ) : (
            <Button variant="ghost" className="-mx-2 self-start" onClick={() => setOpened(true)}>
              <ChevronDown aria-hidden="true" className="size-5" />
              Distance, place or another day
            </Button>
          )}
          <Gamified>
            <p className="flex items-center gap-2 font-semibold" aria-live="polite">
              <Star className="size-5 text-star" />
              Estimated XP: {Number.isFinite(duration) && duration > 0 ? workoutXp(activityType, duration) : 0}
            </p>
          </Gamified>
        </Card>
      )}
      <Button type="submit" size="lg" block disabled={isMissing} pending={isSaving} pendingLabel="Saving...">
        Complete Workout
      </Button>
    </form>
  );
}
