import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type CameraChange, useMapGestures } from "@/components/discover/map/use-map-gestures";
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

const FLIGHT_MS = 240;
const REST_MS = 200;

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
function useRest(camera: Camera, size: Size, isOwnMove: RefObject<boolean>, onSeen: BoundsListener): void {
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

type BoundsListener = (bounds: Bbox, isOwnMove: boolean) => void;

/** Brings the camera somewhere within FLIGHT_MS, or until it is stopped. */
function useFlight(latest: RefObject<{ camera: Camera; size: Size }>, move: (change: CameraChange) => void) {
  const flight = useRef(0);
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
    [latest, move],
  );
  const stop = useCallback(() => cancelAnimationFrame(flight.current), []);
  useEffect(() => stop, [stop]);
  return { fly, stop };
}

/**
 * Pan by one finger, pinch by two, wheel, double tap, and flights to somewhere, all inside the spec's bounds. `onSeen`
 * hears what is seen whenever the camera rests, and whether the person brought it there.
 */
export function useMapCamera(element: RefObject<HTMLElement | null>, onSeen: BoundsListener) {
  const size = useSize(element);
  const [free, setFree] = useState<Camera>(START);
  const camera = size.width > 0 ? restrict(free, size) : free;
  const latest = useRef({ camera, size });
  const isOwnMove = useRef(false);
  useRest(camera, size, isOwnMove, onSeen);
  useEffect(() => {
    latest.current = { camera, size };
  });

  const move = useCallback((change: CameraChange) => {
    const next = change(latest.current.camera, latest.current.size);
    latest.current.camera = restrict(next, latest.current.size);
    setFree(latest.current.camera);
  }, []);

  const { fly, stop } = useFlight(latest, move);
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

  const byHand = useCallback(
    (change: CameraChange) => {
      isOwnMove.current = true;
      move(change);
    },
    [move],
  );
  const handlers = useMapGestures(element, { move: byHand, stop, zoomBy });
  return { camera, size, handlers, flyTo, showAt, zoomBy, panBy };
}
