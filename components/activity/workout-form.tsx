import { Route as RouteIcon, Timer as TimerIcon } from "lucide-react";
import { type KeyboardEvent, useEffect } from "react";
import { ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { ActivityPicker } from "@/components/activity/activity-picker";
import { FieldsRoom } from "@/components/activity/begun-room";
import { rememberHeight } from "@/components/activity/begun-workout";
import { workoutCompleted } from "@/components/activity/earned-toasts";
import { TimerCard } from "@/components/activity/timer-card";
import { workoutFailed } from "@/components/activity/workout-failed";
import {
  localMoment,
  NO_WORKOUT,
  useEstimatedXp,
  useWorkoutForm,
  WorkoutFields,
} from "@/components/activity/workout-fields";
import { Gamified, usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { failed } from "@/components/ui/failed";
import { LinkButton } from "@/components/ui/link-button";
import { Star } from "@/components/ui/star";
import { toast } from "@/components/ui/use-toast";
import { useTimer } from "@/lib/activity/timer/hooks";
import { type Timer, timedMinutes } from "@/lib/activity/timer/rules";
import { type ActivityType, followsPosition } from "@/lib/activity/workouts/rules";
import type { CreateWorkoutInput } from "@/lib/activity/workouts/schema";
import { unsentKey, writeValue } from "@/lib/core/client/browser-storage";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { usePersistedForm } from "@/lib/core/client/use-persisted-form";
import { paths } from "@/lib/core/shared/paths";

type WorkoutFormProps = {
  userId?: string;
  /** The activity chosen before the form was there. */
  first?: ActivityType | null;
  /** Whether it was logged; otherwise it waits on this device, which says so itself. */
  log: (workout: CreateWorkoutInput, idempotencyKey: string) => Promise<boolean>;
};

const keptFields = async (kept: unknown) => (await import("@/components/activity/workout-checks")).keptWorkout(kept);

/** Only what can't be read as a number or a date stays here; the server checks the rest. */
const tellUnreadable = () => failed("Error", "Please check the distance and the date.");

/** What the form holds stays through a tab switch and a reload, until it was logged. */
export function WorkoutForm({ userId = "", first = null, log }: WorkoutFormProps) {
  const { units, gamification } = usePreferences();
  const form = useWorkoutForm(units, first ? { ...NO_WORKOUT, activityType: first } : NO_WORKOUT);
  const isReading = usePersistedForm("workout", form, keptFields);
  useEffect(() => {
    // A choice made before the form was there is kept like those made in it.
    if (first) writeValue("session", unsentKey("workout"), { ...NO_WORKOUT, activityType: first });
  }, [first]);
  const clock = useTimer(userId);
  const fields = form.watch();
  const { activityType } = fields;
  const { isSubmitting } = form.formState;
  const isMissing = activityType === null || fields.minutes.trim() === "";
  const idempotencyKey = useIdempotencyKey(JSON.stringify(fields));
  const xp = useEstimatedXp(form, activityType);

  const finish = (timer: Timer) => {
    form.setValue("activityType", timer.activityType);
    form.setValue("minutes", String(timedMinutes(timer, Date.now())));
    form.setValue("when", localMoment(new Date(timer.startedAt)));
    clock.stop();
  };

  const send = form.handleSubmit(async ({ distanceMeters, startedAt, venueId, shoesId, ...required }) => {
    const workout = {
      ...required,
      ...(distanceMeters !== null && { distanceMeters }),
      ...(startedAt !== null && { startedAt }),
      ...(venueId !== null && { venueId }),
      ...(shoesId !== null && { shoesId }),
    };
    try {
      const isLogged = await log(workout, idempotencyKey);
      form.reset(NO_WORKOUT);
      if (!isLogged) return;
      toast(workoutCompleted(workout.activityType, gamification));
    } catch (error) {
      workoutFailed(error);
    }
  }, tellUnreadable);
  const submit = async (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (isSubmitting) return;
    if (isMissing) failed("Missing Information", "Please select an activity type and duration.");
    else await send();
  };

  /** A disabled button submits no form, so Enter in a field is heard here: it says what is missing. */
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key === "Enter" && !event.nativeEvent.isComposing && isField && isMissing) void submit(event);
  };

  // The running workout has its own card: what it was is filled in when it ends.
  if (clock.timer) return <TimerCard clock={clock} onFinish={finish} />;
  return (
    <form onSubmit={submit} onKeyDown={onKeyDown} noValidate className="flex flex-col gap-4" aria-label="Log a workout">
      <ActivityPicker value={activityType} onChange={(chosen) => form.setValue("activityType", chosen)} />
      {isReading && !activityType && <FieldsRoom />}
      {activityType && (
        <Card ref={rememberHeight} className="flex flex-col gap-4 overflow-visible! p-4">
          <div className="flex min-h-11 items-center justify-between gap-2">
            <h2 className="text-display">{ACTIVITY_NAMES[activityType]}</h2>
            <Button variant="ghost" onClick={() => clock.start(activityType)}>
              <TimerIcon className="size-5" />
              Start timer
            </Button>
          </div>
          {followsPosition(activityType) && (
            <LinkButton variant="secondary" block href={paths.record(activityType)}>
              <RouteIcon className="size-5" />
              Record with a map
            </LinkButton>
          )}
          <WorkoutFields form={form} unit={units} isShort />
          <Gamified>
            <p className="flex items-center gap-2 font-semibold" aria-live="polite">
              <Star className="size-5 text-star" />
              Estimated XP: {xp}
            </p>
          </Gamified>
        </Card>
      )}
      <Button type="submit" size="lg" block disabled={isMissing} pending={isSubmitting} pendingLabel="Saving...">
        Complete Workout
      </Button>
    </form>
  );
}
