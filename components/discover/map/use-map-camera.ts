"use client";

import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "@/lib/core/client/theme";
import {
  type Camera,
  type Point,
  restrict,
  type Size,
  START,
  scaleOf,
  seenBounds,
  zoomAt,
} from "@/lib/discover/map/projection";
import { type Bbox, type Coordinates, isInside } from "@/lib/discover/map/rules";

/** Further than this a press is a drag and no tap. Pixels. */
const DRAG = 6;
const DOUBLE_TAP_MS = 300;
const FLIGHT_MS = 240;
const REST_MS = 200;
const WHEEL_STEP = 1 / 240;

type Finger = Point;
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => setSize({ width: target.clientWidth, height: target.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Calls `onSeen` at once with the first bounds, and after that whenever the camera has stopped. */
function useRest(camera: Camera, size: Size, isOwnMove: RefObject<boolean>, onSeen: Seen): void {
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  const isTold = useRef(false);
  const { x, y, zoom } = camera;
  useEffect(() => {
    if (size.width === 0) return;
    const tell = () => {
      const [west, south, east, north] = seenBounds({ x, y, zoom }, size);
      latest.current({ west, south, east, north }, isOwnMove.current);
    };
    if (!isTold.current) {
      isTold.current = true;
      tell();
      return;
    }
    const timer = setTimeout(tell, REST_MS);
    return () => clearTimeout(timer);
  }, [x, y, zoom, size, isOwnMove]);
}

type Seen = (bounds: Bbox, isOwnMove: boolean) => void;

/**
 * Pan by one finger, pinch by two, wheel, double tap, and flights to somewhere, all inside the spec's bounds. `onSeen`
 * hears what is seen whenever the camera rests, and whether the person brought it there.
 */
export function useMapCamera(element: RefObject<HTMLElement | null>, onSeen: Seen) {
  const size = useSize(element);
  const [free, setFree] = useState<Camera>(START);
  const camera = size.width > 0 ? restrict(free, size) : free;
  const latest = useRef({ camera, size });
  const fingers = useRef(new Map<number, Finger>());
  const dragged = useRef(0);
  const lastTap = useRef({ at: 0, x: 0, y: 0 });
  const flight = useRef(0);
  const isOwnMove = useRef(false);
  useRest(camera, size, isOwnMove, onSeen);
  useEffect(() => {
    latest.current = { camera, size };
  });

  const move = useCallback((change: (camera: Camera, size: Size) => Camera) => {
    const next = change(latest.current.camera, latest.current.size);
    latest.current.camera = restrict(next, latest.current.size);
    setFree(latest.current.camera);
  }, []);

  const fly = useCallback(
    (target: Camera, onThere?: () => void) => {
      cancelAnimationFrame(flight.current);
      const from = latest.current.camera;
      const to = restrict(target, latest.current.size);
      const start = performance.now();
      const length = prefersReducedMotion() ? 0 : FLIGHT_MS;
      const step = (now: number) => {
        const part = length === 0 ? 1 : Math.min(1, Math.max(0, (now - start) / length));
        const eased = 1 - (1 - part) ** 3;
        const mix = (a: number, b: number) => a + (b - a) * eased;
        move(() => ({ x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) }));
        if (part < 1) flight.current = requestAnimationFrame(step);
        else if (onThere) requestAnimationFrame(onThere);
      };
      flight.current = requestAnimationFrame(step);
    },
    [move],
  );
  useEffect(() => () => cancelAnimationFrame(flight.current), []);
  const flyTo = useCallback(
    (target: Camera, onThere?: () => void) => {
      isOwnMove.current = true;
      fly(target, onThere);
    },
    [fly],
  );
  /** Moves the camera programmatically: to search results or to the user's position. */
  const showAt = useCallback(
    (choose: (size: Size, isSeen: (place: Coordinates) => boolean) => Camera | null) => {
      const { camera: from, size: seen } = latest.current;
      const [west, south, east, north] = seenBounds(from, seen);
      const target = choose(seen, (place) => isInside(place, { west, south, east, north }));
      if (!target) return;
      isOwnMove.current = false;
      fly(target);
    },
    [fly],
  );

  const zoomBy = useCallback(
    (by: number, onThere?: () => void, at?: Point) => {
      const { camera: from, size: seen } = latest.current;
      const fixed = at ?? { x: seen.width / 2, y: seen.height / 2 };
      flyTo(zoomAt(from, Math.round(from.zoom + by), fixed, seen), onThere);
    },
    [flyTo],
  );
  const panBy = useCallback(
    (x: number, y: number, onThere?: () => void) => {
      const { camera: from } = latest.current;
      flyTo({ ...from, x: from.x + x / scaleOf(from.zoom), y: from.y + y / scaleOf(from.zoom) }, onThere);
    },
    [flyTo],
  );

  // React listens to the wheel passively; the page must not scroll while the map zooms.
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      cancelAnimationFrame(flight.current); // or it would fly on and take the turn of the wheel back
      isOwnMove.current = true;
      const box = target.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      const by = Math.max(-1, Math.min(1, -event.deltaY * (event.deltaMode === 1 ? 20 : 1) * WHEEL_STEP));
      move((from, seen) => zoomAt(from, from.zoom + by, at, seen));
    };
    target.addEventListener("wheel", onWheel, { passive: false });
    return () => target.removeEventListener("wheel", onWheel);
  }, [element, move]);

  const pointOf = (event: PointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      cancelAnimationFrame(flight.current);
      if (fingers.current.size === 0) dragged.current = 0;
      fingers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      dragged.current += apart(before, now);
      isOwnMove.current = true;
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
  return { camera, size, handlers, flyTo, showAt, zoomBy, panBy };
}
