import { Timer as TimerIcon } from "lucide-react";
import dynamic from "next/dynamic";
import { type KeyboardEvent, useEffect } from "react";
import { ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { ActivityPicker } from "@/components/activity/activity-picker";
import { localMoment, NO_WORKOUT, useEstimatedXp, useWorkoutForm } from "@/components/activity/use-workout-form";
import { workoutFailed } from "@/components/activity/workout-failed";
import { Gamified, usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { failed } from "@/components/ui/failed";
import { Skeleton } from "@/components/ui/skeleton";
import { Star } from "@/components/ui/star";
import { useTimer } from "@/lib/activity/timer/hooks";
import { type Timer, timedMinutes } from "@/lib/activity/timer/rules";
import type { ActivityType } from "@/lib/activity/workouts/rules";
import type { CreateWorkoutInput } from "@/lib/activity/workouts/schema";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { setUnfinishedCookie } from "@/lib/core/client/unfinished";
import { usePersistedForm } from "@/lib/core/client/use-persisted-form";

const WorkoutFields = dynamic(
  retryImport(() => import("@/components/activity/workout-fields").then((module) => module.WorkoutFields)),
  { loading: () => <Skeleton className="h-67 rounded-control" /> },
);
const TimerCard = lazyPart(() => import("@/components/activity/timer-card"), "TimerCard");

type WorkoutFormProps = {
  userId?: string;
  /** The activity of the unfinished workout stored on this device, as far as the server knows it. */
  unfinished?: ActivityType | null;
  /** Saves it, or queues it on this device. Rejects if the server refused it. */
  log: (workout: CreateWorkoutInput, idempotencyKey: string) => Promise<void>;
};

const storedFields = async (stored: unknown) =>
  (await import("@/components/activity/workout-checks")).storedWorkout(stored);

/** Only rejects what can't be parsed as a number or a date; the server checks the rest. */
const showUnreadable = () => failed("Error", "Please check the distance and date.");

/** The form's values survive a tab switch and a reload until the workout is logged. */
export function WorkoutForm({ userId = "", unfinished = null, log }: WorkoutFormProps) {
  const { units } = usePreferences();
  const form = useWorkoutForm(units, { ...NO_WORKOUT, activityType: unfinished });
  usePersistedForm("workout", form, storedFields);
  const clock = useTimer(userId);
  const fields = form.watch();
  const { activityType } = fields;
  const isTimed = clock.timer !== null;
  useEffect(() => setUnfinishedCookie("workout", isTimed ? null : activityType), [isTimed, activityType]);
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
      await log(workout, idempotencyKey);
      form.reset(NO_WORKOUT);
    } catch (error) {
      workoutFailed(error);
    }
  }, showUnreadable);
  const submit = async (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (isSubmitting) return;
    if (isMissing) failed("Missing Information", "Please select an activity type and duration.");
    else await send();
  };

  /** A disabled button submits no form, so Enter in a field is handled here and says what is missing. */
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key === "Enter" && !event.nativeEvent.isComposing && isField && isMissing) void submit(event);
  };

  // The running workout has its own card, and its activity is filled in when it ends. Only this device knows about it,
  // so the card replaces the picker that the server rendered, without moving anything.
  if (clock.timer) {
    return (
      <div className="grid *:col-start-1 *:row-start-1">
        <div aria-hidden="true" inert className="invisible">
          <ActivityPicker value={null} onChange={() => undefined} />
        </div>
        <TimerCard clock={clock} onFinish={finish} />
      </div>
    );
  }
  return (
    <form
      method="dialog"
      onSubmit={submit}
      onKeyDown={onKeyDown}
      noValidate
      className="flex flex-col gap-4"
      aria-label="Log a workout"
    >
      <ActivityPicker value={activityType} onChange={(chosen) => form.setValue("activityType", chosen)} />
      {activityType && (
        <Card className="flex flex-col gap-4 overflow-visible p-4">
          <div className="flex min-h-11 items-center justify-between gap-2">
            <h2 className="text-display">{ACTIVITY_NAMES[activityType]}</h2>
            <Button variant="ghost" onClick={() => clock.start(activityType)}>
              <TimerIcon className="size-5" />
              Start timer
            </Button>
          </div>
          <WorkoutFields form={form} unit={units} isShort />
          <Gamified>
            <p className="flex items-center gap-2 font-semibold" aria-live="polite">
              <Star className="size-5 text-star" />
              Estimated XP: {xp}
            </p>
          </Gamified>
          <Button type="submit" size="lg" block disabled={isMissing} pending={isSubmitting} pendingLabel="Saving...">
            Complete Workout
          </Button>
        </Card>
      )}
    </form>
  );
}
