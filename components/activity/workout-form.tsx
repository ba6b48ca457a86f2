"use client";

import { type FormEvent, useState } from "react";
import { ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { ActivityPicker } from "@/components/activity/activity-picker";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Star } from "@/components/ui/star";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/use-toast";
import type { Workouts } from "@/lib/activity/workouts/hooks";
import { isActivityType, workoutXp } from "@/lib/activity/workouts/rules";
import { ApiError } from "@/lib/core/client/api-client";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { useKeptText } from "@/lib/core/client/kept-text";

/** What the form holds stays through a tab switch and a reload, until it was logged. */
export function WorkoutForm({ log }: { log: Workouts["log"] }) {
  const [activity, setActivity] = useKeptText("workout activity");
  const [minutes, setMinutes] = useKeptText("workout minutes");
  const [notes, setNotes] = useKeptText("workout notes");
  const [isSaving, setSaving] = useState(false);
  const idempotencyKey = useIdempotencyKey(`${activity} ${minutes} ${notes}`);
  const activityType = isActivityType(activity) ? activity : null;
  const duration = minutes.trim() === "" ? Number.NaN : Number(minutes);
  const isMissing = activityType === null || minutes.trim() === "";

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (activityType === null || minutes.trim() === "") {
      toast({
        title: "Missing Information",
        description: "Please select an activity type and duration.",
        variant: "destructive",
      });
      return;
    }
    setSaving(true);
    try {
      await log({ activityType, duration, notes: notes.trim() || null }, idempotencyKey);
      setActivity("");
      setMinutes("");
      setNotes("");
      toast({
        title: "Workout Completed! 🎉",
        description: `Great job! You earned XP for your ${activityType} session.`,
      });
    } catch (error) {
      const refused = error instanceof ApiError && error.status === 400;
      toast({
        title: "Error",
        description: refused
          ? "Please enter a whole number of minutes from 1 to 1440."
          : "Failed to save workout. Please try again.",
        variant: "destructive",
      });
    } finally {
      setSaving(false);
    }
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4" aria-label="Log a workout">
      <ActivityPicker value={activityType} onChange={setActivity} />
      {activityType && (
        <Card className="flex flex-col gap-4 p-4">
          <h2 className="text-display">{ACTIVITY_NAMES[activityType]}</h2>
          <Field label="Duration (minutes)">
            <Input
              type="number"
              inputMode="numeric"
              placeholder="30"
              value={minutes}
              onChange={(event) => setMinutes(event.target.value)}
            />
          </Field>
          <Field label="Notes (optional)">
            <TextArea rows={2} value={notes} onChange={(event) => setNotes(event.target.value)} maxLength={2000} />
          </Field>
          <p className="flex items-center gap-2 font-semibold" aria-live="polite">
            <Star className="size-5 text-star" />
            Estimated XP: {Number.isFinite(duration) && duration > 0 ? workoutXp(activityType, duration) : 0}
          </p>
        </Card>
      )}
      <Button type="submit" size="lg" block disabled={isMissing} pending={isSaving} pendingLabel="Saving...">
        Complete Workout
      </Button>
    </form>
  );
}
