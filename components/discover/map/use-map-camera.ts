import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { type CameraChange, useMapGestures } from "@/components/discover/map/use-map-gestures";
import { tween } from "@/lib/core/client/motion";
import {
  type Camera,
  type Point,
  restrict,
  type Size,
  START,
  scaleOf,
  visibleBounds,
  zoomAt,
} from "@/lib/discover/map/projection";
import { type Bbox, type Coordinates, isInside } from "@/lib/discover/map/rules";

const FLIGHT_MS = 240;
const SETTLE_MS = 200;

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

/** Calls `onSeen` right away with the first bounds, then whenever the camera has stopped. */
function useSettledCamera(camera: Camera, size: Size, isOwnMove: RefObject<boolean>, onSeen: BoundsListener): void {
  const hasReported = useRef(false);
  const { x, y, zoom } = camera;
  const report = useEffectEvent((settled: Camera) => {
    const [west, south, east, north] = visibleBounds(settled, size);
    onSeen({ west, south, east, north }, isOwnMove.current);
  });
  useEffect(() => {
    if (size.width === 0) return;
    if (!hasReported.current) {
      hasReported.current = true;
      report({ x, y, zoom });
      return;
    }
    const timer = setTimeout(() => report({ x, y, zoom }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [x, y, zoom, size]);
}

type BoundsListener = (bounds: Bbox, isOwnMove: boolean) => void;

/** Moves the camera within FLIGHT_MS, or until it is stopped. */
function useFlight(latest: RefObject<{ camera: Camera; size: Size }>, move: (change: CameraChange) => void) {
  const flight = useRef(() => {});
  const fly = useCallback(
    (target: Camera, onArrived?: () => void) => {
      flight.current();
      const from = latest.current.camera;
      const to = restrict(target, latest.current.size);
      const draw = (part: number) => {
        const mix = (a: number, b: number) => a + (b - a) * part;
        move(() => ({ x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) }));
      };
      flight.current = tween(FLIGHT_MS, draw, onArrived);
    },
    [latest, move],
  );
  const stop = useCallback(() => flight.current(), []);
  useEffect(() => stop, [stop]);
  return { fly, stop };
}

/**
 * One-finger pan, pinch, wheel, double tap, and animated flights, all inside the spec's bounds. `onSeen` gets the
 * visible bounds whenever the camera stops, and whether the user moved it there.
 */
export function useMapCamera(element: RefObject<HTMLElement | null>, onSeen: BoundsListener) {
  const size = useSize(element);
  const [free, setFree] = useState<Camera>(START);
  const camera = size.width > 0 ? restrict(free, size) : free;
  const latest = useRef({ camera, size });
  const isOwnMove = useRef(false);
  useSettledCamera(camera, size, isOwnMove, onSeen);
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
    (target: Camera, onArrived?: () => void) => {
      isOwnMove.current = true;
      fly(target, onArrived);
    },
    [fly],
  );
  /** Moves the camera programmatically: to search results or to the user's position. */
  const showAt = useCallback(
    (choose: (size: Size, isSeen: (place: Coordinates) => boolean) => Camera | null) => {
      const { camera: from, size: seen } = latest.current;
      const [west, south, east, north] = visibleBounds(from, seen);
      const target = choose(seen, (place) => isInside(place, { west, south, east, north }));
      if (!target) return;
      isOwnMove.current = false;
      fly(target);
    },
    [fly],
  );

  const zoomBy = useCallback(
    (by: number, onArrived?: () => void, at?: Point) => {
      const { camera: from, size: seen } = latest.current;
      const fixed = at ?? { x: seen.width / 2, y: seen.height / 2 };
      flyTo(zoomAt(from, Math.round(from.zoom + by), fixed, seen), onArrived);
    },
    [flyTo],
  );
  const panBy = useCallback(
    (x: number, y: number, onArrived?: () => void) => {
      const { camera: from } = latest.current;
      flyTo({ ...from, x: from.x + x / scaleOf(from.zoom), y: from.y + y / scaleOf(from.zoom) }, onArrived);
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
