import { type ComponentProps, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ActivityPicker } from "@/components/activity/activity-picker";
import { FieldsRoom, TimerRoom } from "@/components/activity/begun-room";
import { keepRoomForBegun } from "@/components/activity/begun-workout";
import type { WorkoutForm } from "@/components/activity/workout-form";
import { Button } from "@/components/ui/button";
import type { ActivityType } from "@/lib/activity/workouts/rules";
import { retryImport } from "@/lib/core/client/lazy-retry";

const LateForm = lazy(
  retryImport(() => import("@/components/activity/workout-form").then((module) => ({ default: module.WorkoutForm }))),
);

type StartProps = { value: ActivityType | null; onChange: (activity: ActivityType) => void };

/** What the form looks like while nothing is chosen, with room for what was begun. */
function Start({ value, onChange }: StartProps) {
  return (
    <div className="flex flex-col gap-4">
      <TimerRoom />
      <div className="flex-col gap-4 [display:var(--begun-form,flex)]">
        <ActivityPicker value={value} onChange={onChange} />
        <FieldsRoom />
        <Button size="lg" block disabled>
          Complete Workout
        </Button>
      </div>
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
  // Before a paint: a screen that React makes has had no script before it.
  useLayoutEffect(() => setBegun(keepRoomForBegun(userId)), [userId]);
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
