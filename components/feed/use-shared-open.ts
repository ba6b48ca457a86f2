import { type RefObject, useLayoutEffect, useRef } from "react";
import { prefersReducedMotion } from "@/lib/core/client/theme";

/** Screen position of the picture that is being opened. */
export type OpenedFrom = { left: number; top: number; width: number; height: number };

const DURATION_MS = 280;

/** Shared-element transition: the picture grows from the tapped card into the detail. */
export function useSharedOpen(from: OpenedFrom | undefined): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const target = element.current;
    if (!from || !target || prefersReducedMotion() || typeof target.animate !== "function") return;
    const to = target.getBoundingClientRect();
    if (to.width === 0) return;
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
    const motion = target.animate(
      { transform: [start, "none"] },
      { duration: DURATION_MS, easing: "cubic-bezier(0.32, 0.72, 0, 1)" },
    );
    return () => motion.cancel();
  }, [from]);
  return element;
}
