import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import type { ActivityType } from "@/lib/activity/workouts/rules";
import { readValue, writeValue } from "@/lib/core/client/browser-storage";
import { timerKey } from "./key";
import { pauseTimer, resumeTimer, startTimer, type Timer, timerFrom } from "./rules";

const TICK_MS = 500;

/** The user's timer on this device. It uses the wall clock, so a reload or five minutes in a tunnel lose nothing. */
export function useTimer(userId: string) {
  const key = timerKey(userId);
  const [timer, setTimer] = useState<Timer | null>(null);
  const [now, setNow] = useState(0);

  // Before paint, so that the timer doesn't cause a layout shift.
  useLayoutEffect(() => {
    const read = () => {
      setTimer(timerFrom(readValue("local", key)));
      setNow(Date.now());
    };
    read();
    // Another tab may have started or stopped it.
    window.addEventListener("storage", read);
    return () => window.removeEventListener("storage", read);
  }, [key]);

  const isRunning = timer !== null && timer.pausedAt === null;
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(Date.now());
    tick();
    const interval = setInterval(tick, TICK_MS);
    return () => clearInterval(interval);
  }, [isRunning]);

  const change = useCallback(
    (next: Timer | null) => {
      writeValue("local", key, next);
      setTimer(next);
      setNow(Date.now());
    },
    [key],
  );
  return {
    timer,
    now,
    start: (activityType: ActivityType) => change(startTimer(activityType, Date.now())),
    pause: () => timer && change(pauseTimer(timer, Date.now())),
    resume: () => timer && change(resumeTimer(timer, Date.now())),
    stop: () => change(null),
  };
}
