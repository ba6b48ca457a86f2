import { startTransition, useOptimistic } from "react";

/**
 * What is chosen looks chosen at once, and what follows from the choice is drawn in a transition: a slow phone answers the
 * tap before it takes one list away and draws another.
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
