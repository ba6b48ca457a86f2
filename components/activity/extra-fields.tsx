"use client";

import { MapPin, X } from "lucide-react";
import { type Extras, localMoment } from "@/components/activity/use-workout-draft";
import { PlaceSearch } from "@/components/new-post/place-search";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import type { DistanceUnit } from "@/lib/activity/distance/rules";
import { metersOf } from "@/lib/activity/distance/rules";

type ExtraFieldsProps = { extras: Extras; unit: DistanceUnit; onChange: (extras: Partial<Extras>) => void };

const UNIT_NAMES = { mi: "miles", km: "kilometers" } as const;

/** Distance, place and a past date: all optional. */
export function ExtraFields({ extras, unit, onChange }: ExtraFieldsProps) {
  const { distance, when, place } = extras;
  const isDistance = metersOf(distance, unit) !== undefined;
  return (
    <>
      <Field label={`Distance (${UNIT_NAMES[unit]})`} {...(isDistance ? {} : { error: "Please enter a number" })}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          placeholder="3.1"
          value={distance}
          onChange={(event) => onChange({ distance: event.target.value })}
        />
      </Field>
      <Field label="When" hint="Chicago time; empty is now. Days of the last 48 hours still count for the streak.">
        <Input
          type="datetime-local"
          value={when}
          max={localMoment(new Date())}
          onChange={(event) => onChange({ when: event.target.value })}
        />
      </Field>
      {place ? (
        <div className="flex min-h-13 items-center gap-3 rounded-control border border-line bg-paper pl-3.5">
          <MapPin aria-hidden="true" className="size-5 shrink-0 text-sky-ink" />
          <span className="min-w-0 flex-1 truncate font-semibold">{place.name}</span>
          <IconButton label={`Remove ${place.name}`} onClick={() => onChange({ place: null })}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ) : (
        <div className="flex flex-col gap-1.5">
          <p aria-hidden="true" className="font-semibold text-sm">
            Place
          </p>
          <PlaceSearch
            label="Place"
            placeholder="Search places..."
            disabled={false}
            onChoose={({ id, name }) => onChange({ place: { id, name } })}
          />
        </div>
      )}
    </>
  );
}
