import { type RefCallback, useCallback, useRef } from "react";

/** A ref for a link's target: scrolled into view and focused once, when it first appears. */
export function useScrollIntoView<E extends HTMLElement>(): RefCallback<E> {
  const isDone = useRef(false);
  return useCallback((element: E | null) => {
    if (!element || isDone.current) return;
    isDone.current = true;
    element.tabIndex = -1;
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
  }, []);
}
