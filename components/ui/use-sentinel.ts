import { type RefObject, useEffect, useRef } from "react";

/** Calls `onNear` whenever the element comes within half a viewport of the visible area while `isActive`. */
export function useSentinel(isActive: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });

  useEffect(() => {
    const target = element.current;
    if (!isActive || !target || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page delivers several entries at once; only the last one is current.
        if (entries.at(-1)?.isIntersecting) latest.current();
      },
      { rootMargin: "50% 0px" },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [isActive]);
  return element;
}
