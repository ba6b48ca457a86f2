import { Controller } from "react-hook-form";
import { ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { useEstimatedXp, useWorkoutForm, workoutFieldsOf } from "@/components/activity/use-workout-form";
import { workoutFailed } from "@/components/activity/workout-failed";
import { WorkoutFields } from "@/components/activity/workout-fields";
import { usePreferences } from "@/components/preferences";
import { Field } from "@/components/ui/field";
import { FormSaveButton } from "@/components/ui/form-save-button";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import type { ItemOverlayControl } from "@/components/ui/use-back-close";
import type { Workouts } from "@/lib/activity/workouts/hooks";
import { ACTIVITY_TYPES } from "@/lib/activity/workouts/rules";
import type { Workout } from "@/lib/activity/workouts/schema";

type EditWorkoutDialogProps = ItemOverlayControl<Workout> & { onSave: Workouts["edit"] };

const KINDS = ACTIVITY_TYPES.map((value) => ({ value, label: ACTIVITY_NAMES[value] }));

/**
 * Edits a logged workout. Start, minutes, and distance are sent only when changed, because a recorded workout's are
 * fixed.
 */
export function EditWorkoutDialog({ item: workout, onSave, onClose, ...sheet }: EditWorkoutDialogProps) {
  const { gamification, units } = usePreferences();
  const form = useWorkoutForm(units, workoutFieldsOf(workout, units));
  const { dirtyFields, isSubmitting, isValid } = form.formState;
  const activityType = form.watch("activityType");
  const xp = useEstimatedXp(form, activityType);

  const save = form.handleSubmit(async ({ duration, distanceMeters, startedAt, ...changes }) => {
    try {
      await onSave(workout.id, {
        ...changes,
        ...(dirtyFields.minutes && { duration }),
        ...(dirtyFields.distance && { distanceMeters }),
        ...(dirtyFields.when && startedAt && { startedAt }),
      });
      onClose();
    } catch (error) {
      workoutFailed(error);
    }
  });

  return (
    <Sheet {...sheet} onOpenChange={onClose} title="Edit Workout">
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
          isMeasured={workout.routePreview !== null}
          hint={gamification ? `Worth ${xp} XP` : undefined}
        />
        <FormSaveButton size="lg" disabled={!isValid} pending={isSubmitting} />
      </form>
    </Sheet>
  );
}
