import { type RefObject, useLayoutEffect, useRef } from "react";
import { GLIDE, SLOW_MS } from "@/lib/core/client/motion";
import { prefersReducedMotion } from "@/lib/core/client/theme";

/** Screen position of the picture being opened. */
export type OpenedFrom = { left: number; top: number; width: number; height: number };

/** Shared-element transition: the picture grows from the tapped card into the detail. */
export function usePictureTransition(from: OpenedFrom | undefined): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const target = element.current;
    if (!from || !target || prefersReducedMotion() || typeof target.animate !== "function") return;
    const to = target.getBoundingClientRect();
    if (to.width === 0) return;
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
    const motion = target.animate({ transform: [start, "none"] }, { duration: SLOW_MS, easing: GLIDE });
    return () => motion.cancel();
  }, [from]);
  return element;
}
