import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from "react";
import { ActivityPicker } from "@/components/activity/activity-picker";
import type { WorkoutForm } from "@/components/activity/workout-form";
import { Button } from "@/components/ui/button";
import { timerKey } from "@/lib/activity/timer/key";
import type { ActivityType } from "@/lib/activity/workouts/rules";
import { readText, unsentKey } from "@/lib/core/client/browser-storage";
import { retryImport } from "@/lib/core/client/lazy-retry";

const LateForm = lazy(
  retryImport(() => import("@/components/activity/workout-form").then((module) => ({ default: module.WorkoutForm }))),
);

type StartProps = { value: ActivityType | null; onChange: (activity: ActivityType) => void };

/** What the form looks like while nothing is chosen. */
function Start({ value, onChange }: StartProps) {
  return (
    <div className="flex flex-col gap-4">
      <ActivityPicker value={value} onChange={onChange} />
      <Button size="lg" block disabled>
        Complete Workout
      </Button>
    </div>
  );
}

/** Calls back when its lazily loaded sibling has mounted. */
function Arrived({ onArrival }: { onArrival: () => void }) {
  useEffect(onArrival, [onArrival]);
  return null;
}

type WorkoutStartProps = Omit<ComponentProps<typeof WorkoutForm>, "first"> & { userId: string };

/**
 * A workout's form, whose code (a fifth of the screen's) comes with the first activity that is chosen, or at once where
 * one was begun or is being timed.
 */
export function WorkoutStart({ userId, log }: WorkoutStartProps) {
  const [chosen, setChosen] = useState<ActivityType | null>(null);
  const [wasBegun, setBegun] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const keys = [["session", unsentKey("workout")] as const, ["local", timerKey(userId)] as const];
    setBegun(keys.some(([storage, key]) => readText(storage, key) !== null));
  }, [userId]);
  const choose = (activity: ActivityType) => {
    hadFocus.current = true;
    setChosen(activity);
  };
  // The pressed button unmounts with the first picker: the same button in the form gets the focus.
  const keepFocus = useRef(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true });
  });
  const start = <Start value={chosen} onChange={choose} />;
  return (
    <div ref={frame}>
      {chosen === null && !wasBegun ? (
        start
      ) : (
        <Suspense fallback={start}>
          <LateForm userId={userId} log={log} first={chosen} />
          <Arrived onArrival={keepFocus.current} />
        </Suspense>
      )}
    </div>
  );
}
