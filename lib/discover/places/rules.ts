import { isOpenAt, type WeekHours } from "../hours/rules";
import { type Coordinates, distance, matchesArea, type Where } from "../map/rules";
import type { PriceLevel } from "./prices";

/** The fields by which venues and gems are filtered, counted, and sorted; `chips` are the chips it belongs to. */
export type Place = {
  id: string;
  chips: readonly string[];
  price: PriceLevel | null;
  neighborhood: string;
  rating: number;
  hours: WeekHours | null;
  lat: number;
  lng: number;
};

export type PlaceFilters = Where & {
  openNow?: boolean | undefined;
  includeUnknown?: boolean | undefined;
  price?: readonly PriceLevel[] | undefined;
  free?: boolean | undefined;
  neighborhood?: readonly string[] | undefined;
  rating?: number | undefined;
};

/** All filters except chip and neighborhood, which are counted. */
function isWanted(place: Place, filters: PlaceFilters, minuteOfWeek: number): boolean {
  if (filters.free && place.price !== "Free") return false;
  if (filters.price && (place.price === null || !filters.price.includes(place.price))) return false;
  if (filters.rating !== undefined && place.rating < filters.rating) return false;
  if (!matchesArea(place, filters)) return false;
  if (!filters.openNow) return true;
  return isOpenAt(place.hours, minuteOfWeek) ?? filters.includeUnknown ?? false;
}

export type PlaceSelection<P extends Place> = {
  places: P[];
  /** What each chip would show with the same other filters; "all" comes first. */
  counts: Record<string, number>;
  /** The same for each neighborhood. */
  neighborhoods: Record<string, number>;
};

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** The places that match every filter, with the chips' counts, in one pass. A chip the mode doesn't have means all. */
export function selectPlaces<P extends Place>(
  places: readonly P[],
  chip: string,
  chips: readonly string[],
  filters: PlaceFilters,
  minuteOfWeek: number,
): PlaceSelection<P> {
  const counts: Record<string, number> = { all: 0, ...Object.fromEntries(chips.map((one) => [one, 0])) };
  const neighborhoods: Record<string, number> = {};
  const wanted = filters.neighborhood?.map((name) => name.toLowerCase());
  const isAll = !chips.includes(chip);
  const selected = places.filter((place) => {
    if (!isWanted(place, filters, minuteOfWeek)) return false;
    const isChosen = isAll || place.chips.includes(chip);
    const isInNeighborhood = !wanted || wanted.includes(place.neighborhood.toLowerCase());
    if (isInNeighborhood) {
      count(counts, "all");
      for (const one of place.chips) count(counts, one);
    }
    if (isChosen) count(neighborhoods, place.neighborhood);
    return isChosen && isInNeighborhood;
  });
  return { places: selected, counts, neighborhoods };
}

/** A place's position in a list: the primary sort value (lower is earlier), then rating, then id. */
export type Position = readonly [first: number, rating: number, id: string];

function comparePositions(a: Position, b: Position): number {
  return a[0] - b[0] || b[1] - a[1] || (a[2] < b[2] ? 1 : a[2] > b[2] ? -1 : 0);
}

/** Nearest first, otherwise best match first, otherwise best rated; `name` distinguishes the orders' cursors. */
export function placeOrder(near: Coordinates | undefined, matches: ReadonlyMap<string, number> | null) {
  if (near) return { name: "near", first: (place: Place) => Math.round(distance(place, near)) };
  if (matches) return { name: "found", first: (place: Place) => matches.get(place.id) ?? matches.size };
  return { name: "rated", first: () => 0 };
}

/** The page after a position, and where it ends if there is more. The input is sorted best rated first. */
export function placePage<P extends Place>(
  places: readonly P[],
  { name, first }: ReturnType<typeof placeOrder>,
  after: Position | null,
  size: number,
): { page: P[]; end: Position | null } {
  const ordered = places.map((place): readonly [Position, P] => [[first(place), place.rating, place.id], place]);
  if (name !== "rated") ordered.sort(([a], [b]) => comparePositions(a, b));
  const start = after ? ordered.findIndex(([at]) => comparePositions(at, after) > 0) : 0;
  const page = start < 0 ? [] : ordered.slice(start, start + size);
  const hasMore = start >= 0 && ordered.length > start + size;
  return { page: page.map(([, place]) => place), end: hasMore ? (page.at(-1)?.[0] ?? null) : null };
}
