import { ChevronDown, MapPin, X } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Controller, type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { TextArea } from "@/components/ui/text-area";
import { type DistanceUnit, typedDistance } from "@/lib/activity/distance/rules";
import { type ActivityType, isDuration, MAX_WORKOUT_NOTES, workoutXp } from "@/lib/activity/workouts/rules";
import type { Workout, WorkoutFormInput, WorkoutFormOutput } from "@/lib/activity/workouts/schema";
import { lateResolver } from "@/lib/core/client/late-resolver";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { CHICAGO, dayIn, timeIn } from "@/lib/core/shared/zone";

/** Code-split: its place search weighs as much as the rest of the screen. */
const PlaceSearch = dynamic(
  retryImport(() => import("@/components/new-post/place-search").then((module) => module.PlaceSearch)),
  { loading: () => <Skeleton className="h-12 rounded-control" /> },
);

/** Code-split too: only people with shoes need it. */
const ShoesField = dynamic(
  retryImport(() => import("@/components/activity/shoes-field").then((module) => module.ShoesField)),
);

type Form = UseFormReturn<WorkoutFormInput, unknown, WorkoutFormOutput>;

export const NO_WORKOUT: WorkoutFormInput = {
  activityType: null,
  minutes: "",
  notes: "",
  distance: "",
  when: "",
  place: null,
  shoes: "",
};

/** A moment as a datetime-local field writes it, in Chicago's time as the history and the streak count it. */
export function localMoment(at: Date): string {
  return `${dayIn(CHICAGO, at)}T${timeIn(CHICAGO, at)}`;
}

export const workoutFieldsOf = (workout: Workout, unit: DistanceUnit): WorkoutFormInput => ({
  activityType: workout.activityType,
  minutes: String(workout.duration),
  notes: workout.notes ?? "",
  distance: workout.distanceMeters === null ? "" : typedDistance(workout.distanceMeters, unit),
  when: localMoment(new Date(workout.startedAt)),
  shoes: workout.shoesId ?? "",
  place: workout.venueId ? { id: workout.venueId, name: workout.venueName ?? "Place" } : null,
});

const resolverOf = (unit: DistanceUnit) =>
  lateResolver(() => import("@/components/activity/workout-checks").then((checks) => checks.workoutResolver(unit)));
const RESOLVERS = { mi: resolverOf("mi"), km: resolverOf("km") };

export function useWorkoutForm(unit: DistanceUnit, defaultValues: WorkoutFormInput): Form {
  return useForm<WorkoutFormInput, unknown, WorkoutFormOutput>({
    resolver: RESOLVERS[unit],
    mode: "onChange",
    defaultValues,
  });
}

/** The XP of the workout in the form, by the server's rules; 0 for minutes it would refuse. */
export function useEstimatedXp(form: Form, activityType: ActivityType | null): number {
  const minutes = Number(useWatch({ control: form.control, name: "minutes" }));
  return activityType && isDuration(minutes) ? workoutXp(activityType, minutes) : 0;
}

const UNIT_NAMES = { mi: "miles", km: "kilometers" } as const;

type PlaceFieldProps = { place: WorkoutFormInput["place"]; onChange: (place: WorkoutFormInput["place"]) => void };

function PlaceField({ place, onChange }: PlaceFieldProps) {
  if (!place) {
    return (
      <div className="flex flex-col gap-1.5">
        <p aria-hidden="true" className="font-semibold text-sm">
          Place
        </p>
        <PlaceSearch
          label="Place"
          placeholder="Search places..."
          disabled={false}
          onChoose={({ id, name }) => onChange({ id, name })}
        />
      </div>
    );
  }
  return (
    <div className="flex min-h-13 items-center gap-3 rounded-control border border-line bg-paper pl-3.5">
      <MapPin className="size-5 shrink-0 text-sky-ink" />
      <span className="min-w-0 flex-1 truncate font-semibold">{place.name}</span>
      <IconButton label={`Remove ${place.name}`} icon={X} onClick={() => onChange(null)} />
    </div>
  );
}

/** Distance, place, shoes and a past date: all optional. */
function ExtraFields({ form, unit, isMeasured }: { form: Form; unit: DistanceUnit; isMeasured: boolean }) {
  const { errors } = form.formState;
  return (
    <>
      {!isMeasured && (
        <>
          <Field label={`Distance (${UNIT_NAMES[unit]})`} error={errors.distance?.message}>
            <Input inputMode="decimal" autoComplete="off" placeholder="3.1" {...form.register("distance")} />
          </Field>
          <Field
            label="When"
            hint="Chicago time; empty is now. Days of the last 48 hours still count for the streak."
            error={errors.when?.message}
          >
            <Input type="datetime-local" max={localMoment(new Date())} {...form.register("when")} />
          </Field>
        </>
      )}
      <Controller
        control={form.control}
        name="place"
        render={({ field }) => <PlaceField place={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={form.control}
        name="shoes"
        render={({ field }) => <ShoesField value={field.value} onChange={field.onChange} />}
      />
    </>
  );
}

type WorkoutFieldsProps = {
  form: Form;
  unit: DistanceUnit;
  /** Of the duration. */
  hint?: string | undefined;
  /** Whether the optional fields wait behind a button. */
  isShort?: boolean;
  /** Whether start, minutes, and distance come from a recorded route. */
  isMeasured?: boolean;
};

/** How long, notes, and what is optional: the same when a workout is logged and when it is corrected. */
export function WorkoutFields({ form, unit, hint, isShort = false, isMeasured = false }: WorkoutFieldsProps) {
  const [isOpened, setOpened] = useState(!isShort);
  const [distance, when, place, shoes] = useWatch({
    control: form.control,
    name: ["distance", "when", "place", "shoes"],
  });
  return (
    <>
      {isMeasured ? (
        <p className="text-ink-soft text-sm">Start, time, and distance come from the recorded route.</p>
      ) : (
        <Field label="Duration (minutes)" hint={hint}>
          <Input type="number" inputMode="numeric" placeholder="30" {...form.register("minutes")} />
        </Field>
      )}
      <Field label="Notes (optional)">
        <TextArea rows={2} maxLength={MAX_WORKOUT_NOTES} {...form.register("notes")} />
      </Field>
      {isOpened || distance !== "" || when !== "" || place !== null || shoes !== "" ? (
        <ExtraFields form={form} unit={unit} isMeasured={isMeasured} />
      ) : (
        <Button variant="ghost" className="-mx-2 self-start" onClick={() => setOpened(true)}>
          <ChevronDown className="size-5" />
          Distance, place or another day
        </Button>
      )}
    </>
  );
}
