import { readValue, writeValue } from "@/lib/core/client/browser-storage";
import { signal } from "@/lib/core/client/signal";
import { isActivityType } from "./rules";
import type { CreateWorkoutInput } from "./schema";

/**
 * A workout logged without a connection: kept in this device's local storage under the person's id, with the key it is
 * sent with, so that however often it is tried it is logged once. Read by hand: this stands on every page.
 */
export type UnsentWorkout = { key: string; workout: CreateWorkoutInput & { startedAt: string } };

const nameOf = (userId: string) => `app-unsent-workouts-${userId}`;
const changedHere = signal();
const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function unsentFrom(value: unknown): UnsentWorkout | null {
  const { key, workout } = fieldsOf(value);
  const { activityType, duration, notes, distanceMeters, venueId, startedAt } = fieldsOf(workout);
  if (!isText(key) || !isText(activityType) || !isActivityType(activityType)) return null;
  if (!isNumber(duration) || !isText(startedAt)) return null;
  return {
    key,
    workout: {
      activityType,
      duration,
      startedAt,
      notes: isText(notes) ? notes : null,
      ...(isNumber(distanceMeters) ? { distanceMeters } : {}),
      ...(isText(venueId) ? { venueId } : {}),
    },
  };
}

/** What waits, the first logged first; what can't be read is left out. */
export function readUnsent(userId: string): UnsentWorkout[] {
  const kept = readValue("local", nameOf(userId));
  return Array.isArray(kept) ? kept.flatMap((one: unknown) => unsentFrom(one) ?? []) : [];
}

function write(userId: string, unsent: readonly UnsentWorkout[]): boolean {
  const isKept = writeValue("local", nameOf(userId), unsent.length > 0 ? unsent : null);
  changedHere.emit();
  return isKept;
}

/** False where this device keeps nothing. */
export function keepUnsent(userId: string, unsent: UnsentWorkout): boolean {
  return write(userId, [...readUnsent(userId).filter(({ key }) => key !== unsent.key), unsent]);
}

export function dropUnsent(userId: string, key: string): void {
  write(
    userId,
    readUnsent(userId).filter((unsent) => unsent.key !== key),
  );
}

/** Calls when what waits changes, in this tab or another. */
export function onUnsent(changed: () => void): () => void {
  const stop = changedHere.on(changed);
  window.addEventListener("storage", changed);
  return () => {
    stop();
    window.removeEventListener("storage", changed);
  };
}
