import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";
import { haptic } from "@/lib/core/client/haptic";

/** How long a finger must rest before it picks up a tile; a shorter touch scrolls the page. */
const HOLD_MS = 220;
const SLOP = 8;

type Drag = { key: string; x: number; y: number; isMoving: boolean; timer?: ReturnType<typeof setTimeout> };

/** The tile under the pointer, identified by `data-tile`. */
function tileAt(x: number, y: number): number | null {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-tile]");
  return tile ? Number(tile.dataset.tile) : null;
}

/** Reordering by drag: tiles change places as the pointer passes over them. */
export function useDragOrder(onMove: (key: string, to: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const drag = useRef<Drag | null>(null);
  const latestMove = useRef(onMove);
  useEffect(() => {
    latestMove.current = onMove;
  });

  useEffect(() => {
    const move = (event: PointerEvent) => {
      const now = drag.current;
      if (!now) return;
      if (!now.isMoving) {
        if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < SLOP) return;
        if (event.pointerType !== "mouse") {
          clearTimeout(now.timer); // it turned into a scroll
          drag.current = null;
          return;
        }
        now.isMoving = true;
        setDragged(now.key);
      }
      const to = tileAt(event.clientX, event.clientY);
      if (to !== null) latestMove.current(now.key, to);
    };
    const end = () => {
      clearTimeout(drag.current?.timer);
      // Reset after the click event that follows a drag, which must still see it.
      setTimeout(() => {
        drag.current = null;
      });
      setDragged(null);
    };
    const holdStill = (event: TouchEvent) => {
      if (drag.current?.isMoving) event.preventDefault();
    };
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", end);
    document.addEventListener("pointercancel", end);
    document.addEventListener("touchmove", holdStill, { passive: false });
    return () => {
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", end);
      document.removeEventListener("pointercancel", end);
      document.removeEventListener("touchmove", holdStill);
    };
  }, []);

  const begin = (key: string, event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    const started: Drag = { key, x: event.clientX, y: event.clientY, isMoving: false };
    if (event.pointerType !== "mouse") {
      started.timer = setTimeout(() => {
        started.isMoving = true;
        haptic();
        setDragged(key);
      }, HOLD_MS);
    }
    drag.current = started;
  };
  return { dragged, begin, wasDragged: () => drag.current?.isMoving === true };
}
