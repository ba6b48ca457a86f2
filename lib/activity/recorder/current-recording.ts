import { useEffect, useState, useSyncExternalStore } from "react";
import { signal } from "@/lib/core/client/signal";
import type { RecorderSession } from "./recorder-session";

/**
 * This device's recording. It belongs to the page, not to a screen, so it continues anywhere in the app. This module is
 * on every screen, so it imports only the type of the recorder (`recorder.ts`).
 */
export type CurrentRecording =
  /** `loading`: not read from the device yet. `elsewhere`: another tab is recording. */
  | { phase: "loading" | "none" | "elsewhere"; session: null }
  /** `found`: left behind by a page that ended. `finished`: neither saved nor discarded yet. */
  | { phase: "found" | "recording" | "finished"; session: RecorderSession };

const LOADING = { phase: "loading", session: null } as const;
let current: CurrentRecording = LOADING;
const changed = signal();

export const currentRecording = (): CurrentRecording => current;

export function setCurrentRecording(next: CurrentRecording): void {
  current = next;
  changed.emit();
}

export const useCurrentRecording = (): CurrentRecording =>
  useSyncExternalStore(changed.on, currentRecording, () => LOADING);

/** The current time, updated whenever the recording changes and every second while it runs. */
export function useRecordingClock(session: RecorderSession | null): number {
  // An object, because a change in the millisecond of the last tick must render as well.
  const [{ now }, setTime] = useState(() => ({ now: Date.now() }));
  useEffect(() => session?.changed.on(() => setTime({ now: Date.now() })), [session]);
  return now;
}

/** Stops all writes to the device before it is cleared. */
export function abandonRecording(): void {
  current.session?.abandon();
  setCurrentRecording({ phase: "none", session: null });
}
