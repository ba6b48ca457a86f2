import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { haptic } from "@/lib/core/client/haptic";

const HELD_MS = 500;
/** A finger is never quite still. */
const WITHIN_PX = 10;

/**
 * Hears a finger that rests. A mouse keeps the browser's own menu, and what the long press offers can be had another way,
 * too. The tap that its end would be is not heard.
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
      }, HELD_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > WITHIN_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop, // the page scrolls
    onClickCapture: (event: MouseEvent) => {
      if (!from.current.wasHeld) return;
      from.current.wasHeld = false;
      event.preventDefault();
      event.stopPropagation();
    },
    /** The browser's menu of a link, which a finger would open at the same moment. */
    onContextMenu: (event: MouseEvent) => {
      const { nativeEvent } = event;
      if ("pointerType" in nativeEvent && nativeEvent.pointerType === "touch") event.preventDefault();
    },
  };
}
