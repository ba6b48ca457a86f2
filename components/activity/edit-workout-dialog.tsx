import { useState } from "react";
import { Controller } from "react-hook-form";
import { ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { useEstimatedXp, useWorkoutForm, WorkoutFields, workoutFieldsOf } from "@/components/activity/workout-fields";
import { usePreferences } from "@/components/preferences";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { FormSaveButton } from "@/components/ui/form-save-button";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { toast } from "@/components/ui/use-toast";
import type { Workouts } from "@/lib/activity/workouts/hooks";
import { ACTIVITY_TYPES, MAX_WORKOUT_MINUTES, MIN_WORKOUT_MINUTES } from "@/lib/activity/workouts/rules";
import type { Workout } from "@/lib/activity/workouts/schema";

type EditWorkoutDialogProps = { workout: Workout; onSave: Workouts["edit"]; onClose: () => void };

const KINDS = ACTIVITY_TYPES.map((value) => ({ value, label: ACTIVITY_NAMES[value] }));

/** Edits a logged workout; only changed fields are sent. */
export function EditWorkoutDialog({ workout, onSave, onClose }: EditWorkoutDialogProps) {
  const { gamification, units } = usePreferences();
  const form = useWorkoutForm(units, workoutFieldsOf(workout, units));
  const { errors, dirtyFields, isSubmitting, isValid } = form.formState;
  const activityType = form.watch("activityType");
  const xp = useEstimatedXp(form, activityType);
  const [isOpen, setOpen] = useState(true);
  const minutesError = errors.minutes && `Whole minutes from ${MIN_WORKOUT_MINUTES} to ${MAX_WORKOUT_MINUTES}`;

  const save = form.handleSubmit(async ({ distanceMeters, startedAt, ...changes }) => {
    try {
      const saved = await onSave(workout.id, {
        ...changes,
        ...(dirtyFields.distance && { distanceMeters }),
        ...(dirtyFields.when && startedAt && { startedAt }),
      });
      if (saved)
        toast({
          title: "Workout updated",
          ...(gamification ? { description: `It is worth ${saved.xpEarned} XP now.` } : {}),
        });
      setOpen(false);
    } catch (error) {
      failed("Error", error, "Failed to save workout. Please try again.");
    }
  });

  return (
    <Sheet
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={onClose}
      title={`Edit ${ACTIVITY_NAMES[workout.activityType]}`}
    >
      <form onSubmit={save} noValidate className="flex flex-col gap-4">
        <Field label="Activity">
          <Controller
            control={form.control}
            name="activityType"
            render={({ field }) => (
              <Select value={field.value ?? workout.activityType} onValueChange={field.onChange} options={KINDS} />
            )}
          />
        </Field>
        <WorkoutFields
          form={form}
          unit={units}
          error={minutesError}
          hint={gamification ? `Worth ${minutesError ? 0 : xp} XP` : undefined}
        />
        <FormSaveButton size="lg" disabled={!isValid} pending={isSubmitting} />
      </form>
    </Sheet>
  );
}
