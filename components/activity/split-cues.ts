import { useEffect, useRef, useState } from "react";
import { type DistanceUnit, METERS_PER } from "@/lib/activity/distance/rules";
import { readValue, writeValue } from "@/lib/core/client/browser-storage";
import { countOf } from "@/lib/core/shared/format";

export type Cue = "vibration" | "voice";
const KEY = "app-record-cues";
const isCue = (value: unknown): value is Cue => value === "vibration" || value === "voice";

export function useCues() {
  const [cues, setCues] = useState<Cue[]>([]);
  useEffect(() => {
    const stored = readValue("local", KEY);
    setCues(Array.isArray(stored) ? stored.filter(isCue) : []);
  }, []);
  const choose = (cue: Cue, on: boolean) => {
    const next = [...cues.filter((one) => one !== cue), ...(on ? [cue] : [])];
    writeValue("local", KEY, next);
    setCues(next);
  };
  return { cues, choose };
}

export function useSplitCues(meters: number, movingMs: number, units: DistanceUnit): void {
  const { cues } = useCues();
  const done = Math.floor(meters / METERS_PER[units]);
  const lastCue = useRef<{ done: number; movingMs: number } | null>(null);
  useEffect(() => {
    const before = lastCue.current;
    if (before && done <= before.done) return;
    lastCue.current = { done, movingMs };
    if (!before || done === 0) return; // after a reload, existing splits have already been announced
    if (cues.includes("vibration")) navigator.vibrate?.([300, 150, 300]);
    if (cues.includes("voice") && "speechSynthesis" in window) {
      const seconds = Math.round((movingMs - before.movingMs) / 1000 / (done - before.done));
      const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
      const time = [countOf(minutes, "minute"), rest > 0 && countOf(rest, "second")].filter(Boolean).join(" ");
      const unit = units === "mi" ? "Mile" : "Kilometer";
      speechSynthesis.speak(new SpeechSynthesisUtterance(`${unit} ${done}. ${time}.`));
    }
  }, [done, movingMs, units, cues]);
}
