import { startTransition, useOptimistic } from "react";

/**
 * Highlights the chosen value immediately and renders its consequences in a transition, so that a slow phone responds
 * to the tap before it replaces one list with another.
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
