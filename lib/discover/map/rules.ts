/** Spec §9, map: its center, bounds, and behavior on failure. Degrees. */
export const MAP_CENTER = { lat: 41.8781, lng: -87.6298 } as const;
export const MAP_ZOOM = 12;
export const MAP_BOUNDS = { north: 42.023, south: 41.644, east: -87.524, west: -87.94 } as const;
export const MAP_LOAD_TIMEOUT = 10_000;
export const MAP_LOAD_RETRIES = 3;
export const FALLBACK_PINS = 12;
const MARKER_NAME_LENGTH = 10;
export const NEARBY_RADIUS = 2000;
export const MAX_RADIUS = 50_000;

/** Spec §9: "the loader retries 3 times with a delay of count × 2^count ms". */
export function loaderDelay(count: number): number {
  return count * 2 ** count;
}

/** Spec §9: a marker's name is cut at ten characters. */
export function markerName(name: string): string {
  const letters = [...name];
  return letters.length > MARKER_NAME_LENGTH ? `${letters.slice(0, MARKER_NAME_LENGTH).join("")}…` : name;
}

export type Coordinates = { lat: number; lng: number };
export type Bbox = { west: number; south: number; east: number; north: number };

export const METERS_PER_MILE = 1609.344;
const EARTH_RADIUS = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function distance(a: Coordinates, b: Coordinates): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const lng = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return (
    2 *
    EARTH_RADIUS *
    Math.asin(Math.min(1, Math.sqrt(lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lng)))
  );
}

/** The meters along a line. */
export const lineLength = (line: readonly Coordinates[]): number =>
  line.reduce((sum, place, index) => sum + distance(line[index - 1] ?? place, place), 0);

/** A line written as "lng,lat" pairs. */
export const lineOf = (text: string): Coordinates[] =>
  text.split(" ").map((pair) => {
    const [lng = 0, lat = 0] = pair.split(",").map(Number);
    return { lat, lng };
  });

/** Miles as shown and sent: two decimals. */
export function toMiles(meters: number): number {
  return Math.round((meters / METERS_PER_MILE) * 100) / 100;
}

/** The center for Near me. For users far away, the city's center. */
export function aroundOf(here: Coordinates): Coordinates {
  return distance(here, MAP_CENTER) > MAX_RADIUS ? MAP_CENTER : here;
}

/** A position rounded to about a hundred meters: a block, not a door (security P1). */
export function coarse({ lat, lng }: Coordinates): Coordinates {
  return { lat: Math.round(lat * 1000) / 1000, lng: Math.round(lng * 1000) / 1000 };
}

/**
 * Whether the visible area has changed enough to offer "Search this area": its center moved by a sixth of its size, or
 * its size changed by a quarter.
 */
export function hasMovedOn(from: Bbox, to: Bbox): boolean {
  const width = from.east - from.west;
  const height = from.north - from.south;
  const aside = Math.abs(to.east + to.west - from.east - from.west) / 2 / width;
  const along = Math.abs(to.north + to.south - from.north - from.south) / 2 / height;
  const grown = (to.east - to.west) / width;
  return aside > 1 / 6 || along > 1 / 6 || grown > 1.25 || grown < 0.8;
}

/** The bounding box of these places; null if there are none. */
export function boxAround(places: readonly Coordinates[]): Bbox | null {
  if (places.length === 0) return null;
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const { lat, lng } of places) {
    box.west = Math.min(box.west, lng);
    box.east = Math.max(box.east, lng);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

/** A location filter: in a box, or within some meters of a position. */
export type Where = { bbox?: Bbox | undefined; near?: Coordinates | undefined; radius?: number | undefined };

export function matchesArea(place: Coordinates, { bbox, near, radius }: Where): boolean {
  if (bbox && !isInside(place, bbox)) return false;
  return !near || radius === undefined || distance(place, near) <= radius;
}

export function isInside({ lat, lng }: Coordinates, { west, south, east, north }: Bbox): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

/** The sources of the drawn city's open data (`geometry.json`), shown on the map. */
export const CREDITS = [
  "Shoreline, waterways, and parks: City of Chicago and Chicago Park District, simplified",
  "'L' lines: Data provided by Chicago Transit Authority",
] as const;
/** The City's required sentence, word for word, shown with its data. */
export const CITY_NOTICE =
  "This site provides applications using data that has been modified for use from its original source, www.cityofchicago.org, the official website of the City of Chicago. The City of Chicago makes no claims as to the content, accuracy, timeliness, or completeness of any of the data provided at this site. The data provided at this site is subject to change at any time. It is understood that the data provided at this site is being used at one's own risk.";
