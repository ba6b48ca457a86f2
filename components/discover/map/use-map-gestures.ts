import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { type Camera, type Point, type Size, scaleOf, zoomAt } from "@/lib/discover/map/projection";

/** Movement beyond this makes a press a drag, not a tap. Pixels. */
const DRAG = 6;
const DOUBLE_TAP_MS = 300;
const WHEEL_STEP = 1 / 240;

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export type CameraChange = (camera: Camera, size: Size) => Camera;

type Moves = {
  move: (change: CameraChange) => void;
  /** Stops a flight in progress, which would undo the gesture. */
  stop: () => void;
  zoomBy: (by: number, onArrived: undefined, at: Point) => void;
};

/**
 * Turns the wheel over the map into zoom. React's wheel listeners are passive, and the page must not scroll at the same
 * time.
 */
function useWheel(element: RefObject<HTMLElement | null>, { move, stop }: Pick<Moves, "move" | "stop">): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      stop();
      const box = target.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      const by = Math.max(-1, Math.min(1, -event.deltaY * (event.deltaMode === 1 ? 20 : 1) * WHEEL_STEP));
      move((from, seen) => zoomAt(from, from.zoom + by, at, seen));
    };
    target.addEventListener("wheel", onWheel, { passive: false });
    return () => target.removeEventListener("wheel", onWheel);
  }, [element, move, stop]);
}

export function useMapGestures(element: RefObject<HTMLElement | null>, { move, stop, zoomBy }: Moves) {
  const fingers = useRef(new Map<number, Point>());
  const dragged = useRef(0);
  const lastTap = useRef({ at: 0, x: 0, y: 0 });
  useWheel(element, { move, stop });

  const pointOf = (event: PointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      stop();
      if (fingers.current.size === 0) dragged.current = 0;
      fingers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      dragged.current += apart(before, now);
      if (dragged.current > DRAG && !event.currentTarget.hasPointerCapture(event.pointerId)) {
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      fingers.current.set(event.pointerId, now);
      const middle = other ? between(now, other) : now;
      const was = other ? between(before, other) : before;
      move((from, seen) => {
        const scale = scaleOf(from.zoom);
        const panned = { ...from, x: from.x - (middle.x - was.x) / scale, y: from.y - (middle.y - was.y) / scale };
        if (!other) return panned;
        const nearer = Math.log2(Math.max(1, apart(now, other)) / Math.max(1, apart(before, other)));
        return zoomAt(panned, panned.zoom + nearer, middle, seen);
      });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
      const at = pointOf(event);
      const onMarker = event.target instanceof Element && event.target.closest("button") !== null;
      if (dragged.current > DRAG || onMarker) return;
      const again = event.timeStamp - lastTap.current.at < DOUBLE_TAP_MS && apart(lastTap.current, at) < 30;
      lastTap.current = { at: again ? 0 : event.timeStamp, ...at };
      if (again) zoomBy(1, undefined, at);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      fingers.current.delete(event.pointerId);
    },
    /** Suppresses the click event that the browser fires at the end of a drag. */
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void; detail: number }) => {
      if (event.detail === 0 || dragged.current <= DRAG) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
