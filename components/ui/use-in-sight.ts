import { type RefCallback, useCallback, useRef } from "react";

/** A ref for what a link leads to: brought into sight and given the focus when it first appears, and never again. */
export function useInSight<E extends HTMLElement>(): RefCallback<E> {
  const isDone = useRef(false);
  return useCallback((element: E | null) => {
    if (!element || isDone.current) return;
    isDone.current = true;
    element.tabIndex = -1;
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
  }, []);
}
