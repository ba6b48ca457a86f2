"use client";

import type { Preferences } from "@/components/preferences";
import { metersOf } from "@/lib/activity/distance/rules";
import { isActivityType } from "@/lib/activity/workouts/rules";
import type { CreateWorkoutInput } from "@/lib/activity/workouts/schema";
import { useKeptText } from "@/lib/core/client/kept-text";
import { CHICAGO, dayIn, instantIn, timeIn } from "@/lib/core/shared/clock";

export type ChosenPlace = { id: string; name: string };
/** What the fields below the duration hold, as typed. */
export type Extras = { distance: string; when: string; place: ChosenPlace | null };

function placeFrom(kept: string): ChosenPlace | null {
  const [id, ...name] = kept.split(" ");
  return id ? { id, name: name.join(" ") } : null;
}

/** A moment as a datetime-local field writes it, in Chicago's time as the history and the streak count it. */
export function localMoment(at: Date): string {
  return `${dayIn(CHICAGO, at)}T${timeIn(CHICAGO, at)}`;
}

/** The moment such a field names; null where it is empty, an invalid date where it can't be read. */
function momentOf(field: string): Date | null {
  const [day = "", time = ""] = field.split("T");
  return field === "" ? null : instantIn(CHICAGO, day, time);
}

/** The optional parts of a workout, as they are sent; undefined where what was typed can't be. */
export function sentExtras({ distance, when, place }: Extras, unit: Preferences["units"]) {
  const distanceMeters = metersOf(distance, unit);
  const startedAt = momentOf(when);
  if (distanceMeters === undefined || (startedAt && Number.isNaN(startedAt.getTime()))) return undefined;
  return { distanceMeters, startedAt: startedAt?.toISOString() ?? null, venueId: place?.id ?? null };
}

/** What the form holds, kept in this tab until it was logged: through a tab switch, a reload, the detour of a sign-in. */
export function useWorkoutDraft(unit: Preferences["units"]) {
  const [activity, setActivity] = useKeptText("workout activity");
  const [minutes, setMinutes] = useKeptText("workout minutes");
  const [notes, setNotes] = useKeptText("workout notes");
  const [distance, setDistance] = useKeptText("workout distance");
  const [when, setWhen] = useKeptText("workout when");
  const [place, setPlace] = useKeptText("workout place");
  const activityType = isActivityType(activity) ? activity : null;
  const extras: Extras = { distance, when, place: placeFrom(place) };

  const workout = (): CreateWorkoutInput | undefined => {
    const sent = sentExtras(extras, unit);
    if (activityType === null || sent === undefined) return undefined;
    const { distanceMeters, startedAt, venueId } = sent;
    return {
      activityType,
      duration: Number(minutes),
      notes: notes.trim() || null,
      ...(distanceMeters === null ? {} : { distanceMeters }),
      ...(startedAt === null ? {} : { startedAt }),
      ...(venueId === null ? {} : { venueId }),
    };
  };

  return {
    activityType,
    minutes,
    notes,
    extras,
    isMissing: activityType === null || minutes.trim() === "",
    /** Everything in it: two drafts that differ are two attempts. */
    content: [activity, minutes, notes, distance, when, place].join(" "),
    setActivity,
    setMinutes,
    setNotes,
    setExtras: (next: Partial<Extras>) => {
      if (next.distance !== undefined) setDistance(next.distance);
      if (next.when !== undefined) setWhen(next.when);
      if (next.place !== undefined) setPlace(next.place ? `${next.place.id} ${next.place.name}` : "");
    },
    workout,
    clear: () => {
      for (const set of [setActivity, setMinutes, setNotes, setDistance, setWhen, setPlace]) set("");
    },
  };
}
