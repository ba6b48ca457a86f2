import { type Bbox, type Coordinates, MAP_BOUNDS, MAP_CENTER, MAP_ZOOM } from "./rules";

/** Points of the drawing: Web Mercator pixels at the spec's zoom, from the northwest corner of its bounds. */
export type Point = { x: number; y: number };
/** The map's view: the point of the drawing at its center, and the zoom. */
export type Camera = Point & { zoom: number };
export type Size = { width: number; height: number };

export const MAX_ZOOM = 16;
/** The closest automatic zoom: to the user's position, or to search results. */
export const NEAR_ZOOM = 14;
const WORLD = 256 * 2 ** MAP_ZOOM;

function mercator({ lat, lng }: Coordinates): Point {
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * WORLD,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD,
  };
}

const corner = mercator({ lat: MAP_BOUNDS.north, lng: MAP_BOUNDS.west });

export function project(place: Coordinates): Point {
  const { x, y } = mercator(place);
  return { x: x - corner.x, y: y - corner.y };
}

export function unproject({ x, y }: Point): Coordinates {
  const angle = Math.PI * (1 - (2 * (y + corner.y)) / WORLD);
  return { lat: (Math.atan(Math.sinh(angle)) * 180) / Math.PI, lng: ((x + corner.x) / WORLD) * 360 - 180 };
}

const end = project({ lat: MAP_BOUNDS.south, lng: MAP_BOUNDS.east });
export const DRAWING: Size = { width: end.x, height: end.y };
export const START: Camera = { ...project(MAP_CENTER), zoom: MAP_ZOOM };

export const scaleOf = (zoom: number) => 2 ** (zoom - MAP_ZOOM);
export const zoomOf = (scale: number) => MAP_ZOOM + Math.log2(scale);

/** The smallest zoom at which the spec's bounds still fill the map. */
export function minZoom({ width, height }: Size): number {
  return MAP_ZOOM + Math.log2(Math.max(width / DRAWING.width, height / DRAWING.height));
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** Spec §9: restricted strictly to its bounds, so nothing outside them is ever visible. */
export function restrict({ x, y, zoom }: Camera, size: Size): Camera {
  const clamped = within(zoom, minZoom(size), MAX_ZOOM);
  const half = { x: size.width / 2 / scaleOf(clamped), y: size.height / 2 / scaleOf(clamped) };
  return {
    x: within(x, half.x, DRAWING.width - half.x),
    y: within(y, half.y, DRAWING.height - half.y),
    zoom: clamped,
  };
}

export function toScreen(point: Point, camera: Camera, size: Size): Point {
  const scale = scaleOf(camera.zoom);
  return { x: (point.x - camera.x) * scale + size.width / 2, y: (point.y - camera.y) * scale + size.height / 2 };
}

export function fromScreen(point: Point, camera: Camera, size: Size): Point {
  const scale = scaleOf(camera.zoom);
  return { x: (point.x - size.width / 2) / scale + camera.x, y: (point.y - size.height / 2) / scale + camera.y };
}

/** The camera that shows all of an area with `margin` pixels around it, no closer than a neighborhood. */
export function cameraFor({ west, south, east, north }: Bbox, size: Size, margin = 0): Camera {
  const northWest = project({ lat: north, lng: west });
  const southEast = project({ lat: south, lng: east });
  const fits = (seen: number, wanted: number) => Math.max(1, seen - 2 * margin) / Math.max(1, wanted);
  const scale = Math.min(fits(size.width, southEast.x - northWest.x), fits(size.height, southEast.y - northWest.y));
  const zoom = Math.min(MAP_ZOOM + Math.log2(scale), NEAR_ZOOM);
  return restrict({ x: (northWest.x + southEast.x) / 2, y: (northWest.y + southEast.y) / 2, zoom }, size);
}

/** Zooms while the point under `at` stays in place. */
export function zoomAt(camera: Camera, zoom: number, at: Point, size: Size): Camera {
  const clamped = within(zoom, minZoom(size), MAX_ZOOM);
  const fixed = fromScreen(at, camera, size);
  const scale = scaleOf(clamped);
  return restrict(
    { x: fixed.x - (at.x - size.width / 2) / scale, y: fixed.y - (at.y - size.height / 2) / scale, zoom: clamped },
    size,
  );
}

/** The visible bounds in degrees: west, south, east, north, including `margin` pixels around. */
export function visibleBounds(camera: Camera, size: Size, margin = 0): [number, number, number, number] {
  const northWest = unproject(fromScreen({ x: -margin, y: -margin }, camera, size));
  const southEast = unproject(fromScreen({ x: size.width + margin, y: size.height + margin }, camera, size));
  return [northWest.lng, southEast.lat, southEast.lng, northWest.lat];
}
