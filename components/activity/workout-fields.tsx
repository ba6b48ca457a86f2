import { ChevronDown, MapPin, X } from "lucide-react";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { localMoment, type WorkoutFormOf } from "@/components/activity/use-workout-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { TextArea } from "@/components/ui/text-area";
import type { DistanceUnit } from "@/lib/activity/distance/rules";
import { MAX_WORKOUT_NOTES } from "@/lib/activity/workouts/rules";
import type { WorkoutFormInput } from "@/lib/activity/workouts/schema";
import { lazyPart } from "@/lib/core/client/lazy-part";

/** Code-split: its place search is as large as the rest of the screen. */
const PlaceSearch = lazyPart(() => import("@/components/new-post/place-search"), "PlaceSearch", {
  loading: () => <Skeleton className="h-12 rounded-control" />,
});

/** Code-split too: only people with shoes need it. */
const ShoesField = lazyPart(() => import("@/components/activity/shoes-field"), "ShoesField");

const UNIT_NAMES = { mi: "miles", km: "kilometers" } as const;

type PlaceFieldProps = { place: WorkoutFormInput["place"]; onChange: (place: WorkoutFormInput["place"]) => void };

function PlaceField({ place, onChange }: PlaceFieldProps) {
  if (!place) {
    return (
      <div className="flex flex-col gap-1">
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
    <div className="flex min-h-13 items-center gap-3 rounded-control border border-line bg-paper pl-3">
      <MapPin className="size-5 shrink-0 text-sky-ink" />
      <span className="min-w-0 flex-1 truncate font-semibold">{place.name}</span>
      <IconButton label={`Remove ${place.name}`} icon={X} onClick={() => onChange(null)} />
    </div>
  );
}

/** Distance, place, shoes, and a past date, all optional. */
function ExtraFields({ form, unit, isMeasured }: { form: WorkoutFormOf; unit: DistanceUnit; isMeasured: boolean }) {
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
            hint="Chicago time. Leave blank to use the current time. Workouts from the last 48 hours still count toward your streak."
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
  form: WorkoutFormOf;
  unit: DistanceUnit;
  hint?: string | undefined;
  /** Whether the optional fields are behind a button. */
  isShort?: boolean;
  /** Whether start, minutes, and distance come from a recorded route. */
  isMeasured?: boolean;
};

/** Duration, notes, and the optional fields, shared by logging and editing a workout. */
export function WorkoutFields({ form, unit, hint, isShort = false, isMeasured = false }: WorkoutFieldsProps) {
  const [isOpened, setOpened] = useState(!isShort);
  const [distance, when, place, shoes] = useWatch({
    control: form.control,
    name: ["distance", "when", "place", "shoes"],
  });
  return (
    <>
      {isMeasured ? (
        <p className="text-ink-soft text-sm">Start time, duration, and distance come from the recorded route.</p>
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
          Distance, place, or date
        </Button>
      )}
    </>
  );
}
