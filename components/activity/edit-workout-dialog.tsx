"use client";

import { type FormEvent, useState } from "react";
import { ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Sheet } from "@/components/ui/sheet";
import { toast } from "@/components/ui/use-toast";
import type { Workouts } from "@/lib/activity/workouts/hooks";
import { MAX_WORKOUT_MINUTES, MIN_WORKOUT_MINUTES, workoutXp } from "@/lib/activity/workouts/rules";
import type { Workout } from "@/lib/activity/workouts/schema";

type EditWorkoutDialogProps = { workout: Workout; onSave: Workouts["edit"]; onClose: () => void };

/** Corrects how long it was; the ledger takes the difference. */
export function EditWorkoutDialog({ workout, onSave, onClose }: EditWorkoutDialogProps) {
  const [minutes, setMinutes] = useState(String(workout.duration));
  const [isSaving, setSaving] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const duration = Number(minutes);
  const isValid = Number.isInteger(duration) && duration >= MIN_WORKOUT_MINUTES && duration <= MAX_WORKOUT_MINUTES;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isValid || isSaving) return;
    setSaving(true);
    try {
      const { xpEarned } = await onSave(workout.id, duration);
      toast({ title: "Workout updated", description: `It is worth ${xpEarned} XP now.` });
      setOpen(false);
    } catch {
      toast({ title: "Error", description: "Failed to save workout. Please try again.", variant: "destructive" });
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
        <Field
          label="Duration (minutes)"
          {...(isValid ? {} : { error: `Whole minutes from ${MIN_WORKOUT_MINUTES} to ${MAX_WORKOUT_MINUTES}` })}
          hint={`Worth ${isValid ? workoutXp(workout.activityType, duration) : 0} XP`}
        >
          <Input
            type="number"
            inputMode="numeric"
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
        </Field>
        <Button type="submit" size="lg" block disabled={!isValid} pending={isSaving} pendingLabel="Saving...">
          Save
        </Button>
      </form>
    </Sheet>
  );
}
