import { startTransition, useOptimistic } from "react";

/**
 * Highlights the chosen value at once and renders its consequences in a transition: a slow phone responds to the tap
 * before it replaces one list by another.
 */
export function usePressed<Value>(value: Value, onChange: (value: Value) => void) {
  const [shown, press] = useOptimistic(value);
  const choose = (next: Value) =>
    startTransition(() => {
      press(next);
      onChange(next);
    });
  return [shown, choose] as const;
}
