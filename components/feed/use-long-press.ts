import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { haptic } from "@/lib/core/client/haptic";

const LONG_PRESS_MS = 500;
/** Movement tolerance, because a finger is never perfectly still. */
const TOLERANCE_PX = 10;

/**
 * Detects a touch held in place. A mouse keeps the browser's context menu, and everything a long press offers is
 * available elsewhere too. The tap at its end is suppressed.
 */
export function useLongPress(onHeld: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0, wasHeld: false });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      stop();
      from.current = { x, y, wasHeld: false };
      if (pointerType === "mouse") return;
      timer.current = setTimeout(() => {
        from.current.wasHeld = true;
        haptic();
        onHeld();
      }, LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > TOLERANCE_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop, // the page scrolls
    onClickCapture: (event: MouseEvent) => {
      if (!from.current.wasHeld) return;
      from.current.wasHeld = false;
      event.preventDefault();
      event.stopPropagation();
    },
    /** Suppresses the browser's link menu, which a long press would open at the same time. */
    onContextMenu: (event: MouseEvent) => {
      const { nativeEvent } = event;
      if ("pointerType" in nativeEvent && nativeEvent.pointerType === "touch") event.preventDefault();
    },
  };
}
