import { useEffect, useState, useSyncExternalStore } from "react";
import { signal } from "@/lib/core/client/signal";
import type { RecorderSession } from "./recorder-session";

/**
 * The recording of this device. It belongs to the page, not to a screen: it goes on wherever the person is in the app. This
 * module is on every screen, so it knows the recorder (`recorder.ts`) by its type only.
 */
export type CurrentRecording =
  /** `loading`: not read from the device yet. `elsewhere`: another tab is recording. */
  | { phase: "loading" | "none" | "elsewhere"; session: null }
  /** `found`: an ended page left it behind. `finished`: neither saved nor discarded yet. */
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

/** The current time, each time the recording changes and every second while it runs. */
export function useRecordingClock(session: RecorderSession | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => session?.changed.on(() => setNow(Date.now())), [session]);
  return now;
}

/** Before the device is cleared: stops all writes to it. */
export function abandonRecording(): void {
  current.session?.abandon();
  setCurrentRecording({ phase: "none", session: null });
}
