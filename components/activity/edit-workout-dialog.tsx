"use client";

import { type FormEvent, useState } from "react";
import { ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { ExtraFields } from "@/components/activity/extra-fields";
import { type Extras, localMoment, sentExtras } from "@/components/activity/use-workout-draft";
import { usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/use-toast";
import { typedDistance } from "@/lib/activity/distance/rules";
import type { Workouts } from "@/lib/activity/workouts/hooks";
import {
  ACTIVITY_TYPES,
  MAX_WORKOUT_MINUTES,
  MAX_WORKOUT_NOTES,
  MIN_WORKOUT_MINUTES,
  workoutXp,
} from "@/lib/activity/workouts/rules";
import type { Workout } from "@/lib/activity/workouts/schema";
import { errorText } from "@/lib/core/client/api-client";

type EditWorkoutDialogProps = { workout: Workout; onSave: Workouts["edit"]; onClose: () => void };

const KINDS = ACTIVITY_TYPES.map((value) => ({ value, label: ACTIVITY_NAMES[value] }));

/** Corrects what was logged; the ledger takes the difference. What wasn't touched is not sent. */
export function EditWorkoutDialog({ workout, onSave, onClose }: EditWorkoutDialogProps) {
  const { gamification, units } = usePreferences();
  const first: Extras = {
    distance: workout.distanceMeters === null ? "" : typedDistance(workout.distanceMeters, units),
    when: localMoment(new Date(workout.startedAt)),
    place: workout.venueId ? { id: workout.venueId, name: workout.venueName ?? "Place" } : null,
  };
  const [activityType, setActivityType] = useState(workout.activityType);
  const [minutes, setMinutes] = useState(String(workout.duration));
  const [notes, setNotes] = useState(workout.notes ?? "");
  const [extras, setExtras] = useState(first);
  const [isSaving, setSaving] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const duration = Number(minutes);
  const isValid = Number.isInteger(duration) && duration >= MIN_WORKOUT_MINUTES && duration <= MAX_WORKOUT_MINUTES;
  const sent = sentExtras(extras, units);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isValid || !sent || isSaving) return;
    setSaving(true);
    try {
      const { xpEarned } = await onSave(workout.id, {
        activityType,
        duration,
        notes: notes.trim() || null,
        venueId: sent.venueId,
        ...(extras.distance === first.distance ? {} : { distanceMeters: sent.distanceMeters }),
        ...(extras.when === first.when || !sent.startedAt ? {} : { startedAt: sent.startedAt }),
      });
      toast({
        title: "Workout updated",
        ...(gamification ? { description: `It is worth ${xpEarned} XP now.` } : {}),
      });
      setOpen(false);
    } catch (error) {
      const description = errorText(error, "Failed to save workout. Please try again.");
      failed("Error", description);
      setSaving(false);
    }
  };

  return (
    <Sheet
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={onClose}
      title={`Edit ${ACTIVITY_NAMES[workout.activityType]}`}
    >
      <form onSubmit={save} noValidate className="flex flex-col gap-4">
        <Field label="Activity">
          <Select value={activityType} onValueChange={setActivityType} options={KINDS} />
        </Field>
        <Field
          label="Duration (minutes)"
          {...(isValid ? {} : { error: `Whole minutes from ${MIN_WORKOUT_MINUTES} to ${MAX_WORKOUT_MINUTES}` })}
          {...(gamification ? { hint: `Worth ${isValid ? workoutXp(activityType, duration) : 0} XP` } : {})}
        >
          <Input
            type="number"
            inputMode="numeric"
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
        </Field>
        <Field label="Notes (optional)">
          <TextArea
            rows={2}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
            maxLength={MAX_WORKOUT_NOTES}
          />
        </Field>
        <ExtraFields extras={extras} unit={units} onChange={(next) => setExtras((now) => ({ ...now, ...next }))} />
        <Button type="submit" size="lg" block disabled={!isValid || !sent} pending={isSaving} pendingLabel="Saving...">
          Save
        </Button>
      </form>
    </Sheet>
  );
}
