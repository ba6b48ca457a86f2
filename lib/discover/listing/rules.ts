import { oneOf, withQuery } from "@/lib/core/shared/address";
import { paths } from "@/lib/core/shared/paths";
import { EVENT_CATEGORIES, EVENT_CHIPS } from "../events/rules";
import { GEM_CHIPS, GEM_TYPES } from "../hidden-gems/rules";
import { type Bbox, type Coordinates, coarse, isInside, MAP_BOUNDS } from "../map/rules";
import { EXPLORE_CHIPS } from "../venues/categories";
import { countFilters, type Filters, filterParts, filtersIn, NO_FILTERS } from "./filters";

/** Spec §4: Discover shows a map (default) or a list, of venues (default), hidden gems, or events. */
export const LAYOUTS = ["map", "list"] as const;
type Layout = (typeof LAYOUTS)[number];
export const MODES = ["venues", "hidden_gems", "events"] as const;
export type Mode = (typeof MODES)[number];

export const LIST_SIZE = 20;
/** The first page of Discover's list, which is in the HTML; the next one loads before it is scrolled into view. */
const FIRST_ITEMS = 8;
/** The API's maximum page size, which the map requests. */
const MAP_SIZE = 100;
const SEARCH_MAX = 100;
const CITY = "Chicago";

/** `area`: only items within it, after "Search this area". */
export type DiscoverView = {
  layout: Layout;
  mode: Mode;
  category: string;
  q: string;
  filters: Filters;
  area: Bbox | null;
};
/** The parameters of a list. `here` is the user's position, which is never part of a page's URL. */
export type ListingQuery = Pick<DiscoverView, "q" | "filters" | "area"> & { here: Coordinates | null };

export const CHIPS = { venues: EXPLORE_CHIPS, hidden_gems: GEM_CHIPS, events: EVENT_CHIPS } as const;

type Params = { get: (name: string) => string | null };

/** `area=west,south,east,north`, if it overlaps the city. */
function areaIn(value: string | null): Bbox | null {
  const numbers = (value ?? "").split(",").map(Number);
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = numbers;
  const corners = [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ];
  const isArea = numbers.length === 4 && west < east && south < north;
  return isArea && corners.every((corner) => isInside(corner, MAP_BOUNDS)) ? { west, south, east, north } : null;
}

/** Four decimals are about ten meters. Rounds the visible area outward, so that nothing visible is left out. */
export function areaOf({ west, south, east, north }: Bbox): Bbox {
  const down = (value: number) => Math.floor(value * 1e4) / 1e4;
  const up = (value: number) => Math.ceil(value * 1e4) / 1e4;
  return {
    west: Math.max(down(west), MAP_BOUNDS.west),
    south: Math.max(down(south), MAP_BOUNDS.south),
    east: Math.min(up(east), MAP_BOUNDS.east),
    north: Math.min(up(north), MAP_BOUNDS.north),
  };
}

const written = ({ west, south, east, north }: Bbox) => [west, south, east, north].join(",");

/** The view in a URL; unknown values become the defaults. */
export function viewIn(params: Params): DiscoverView {
  return {
    layout: oneOf(LAYOUTS, params.get("view")),
    mode: oneOf(MODES, params.get("mode")),
    category: params.get("category") ?? "all",
    q: [...(params.get("q") ?? "")].slice(0, SEARCH_MAX).join(""),
    filters: filtersIn(params),
    area: areaIn(params.get("area")),
  };
}

/** The view as query parameters; undefined removes one. */
export function addressParts({ layout, mode, category, q, filters, area }: DiscoverView) {
  return {
    view: layout === LAYOUTS[0] ? undefined : layout,
    mode: mode === MODES[0] ? undefined : mode,
    category: category === "all" ? undefined : category,
    q: q || undefined,
    ...filterParts(filters),
    area: area ? written(area) : undefined,
  };
}

/** The selected chip: a category the mode doesn't have shows everything and is remembered (spec §4). */
export function chosenChip({ mode, category }: Pick<DiscoverView, "mode" | "category">): string {
  return CHIPS[mode].some(({ value }) => value === category) ? category : "all";
}

/** Explore's Events chip shows events. */
export function listedKind(view: Pick<DiscoverView, "mode" | "category">): Mode {
  return view.mode === "venues" && view.category === "Events" ? "events" : view.mode;
}

type Order = { size: number; limit?: number; isNearestFirst?: boolean };

export function listingAddress(mode: Mode, chip: string, query: ListingQuery, order: Order): string {
  const { q, filters, area, here } = query;
  const { size, limit, isNearestFirst } = order;
  const category = chip === "all" ? undefined : chip;
  const { from, to, within, free, source, ...places } = filterParts(filters);
  const near = here ? Object.values(coarse(here)).join(",") : undefined;
  const radius = here ? within : undefined;
  const shared = { q: q.trim() || undefined, free, bbox: area ? written(area) : undefined, radius };
  if (mode === "events") {
    const known = EVENT_CATEGORIES.find((one) => one === category);
    const wanted = { city: CITY, ...shared, near: radius && near, from, to, category: known, size, limit };
    return source ? paths.api.ticketedEvents(source, wanted) : paths.api.listing("events", wanted);
  }
  const wanted = { ...shared, near: radius || isNearestFirst ? near : undefined, ...places };
  if (mode === "hidden_gems") {
    const type = GEM_TYPES.find((one) => one === category);
    return paths.api.listing("hidden-gems", { ...wanted, type, size, limit });
  }
  return paths.api.listing("venues", { city: CITY, ...wanted, category, size, limit });
}

/** Only the counts for each mode's button and chips are needed, and the selected chip doesn't affect them. */
export const countsAddress = (mode: Mode, query: ListingQuery) => listingAddress(mode, "all", query, { size: 1 });

/** For the filter sheet: the selected chip's places by neighborhood. */
export const neighborhoodsAddress = (view: DiscoverView, here: Coordinates | null) =>
  listingAddress(listedKind(view), chosenChip(view), { ...view, here }, { size: 1 });

/** The displayed list: page by page and nearest first; the map loads everything, in any order. */
export function listAddressOf(view: DiscoverView, here: Coordinates | null): string {
  const order =
    view.layout === "map" ? { size: MAP_SIZE } : { size: LIST_SIZE, limit: FIRST_ITEMS, isNearestFirst: true };
  return listingAddress(listedKind(view), chosenChip(view), { ...view, here }, order);
}

/** The category screen's query for Discover's places: a chip, or otherwise a text search. */
export function categoryListParams(
  category: string,
  { q, filters, here }: Omit<ListingQuery, "area">,
): [string, ListingQuery] {
  const isChip = EXPLORE_CHIPS.some(({ value }) => value === category);
  const words = isChip ? q : [category, q.trim()].filter(Boolean).join(" ");
  return [isChip ? category : "all", { q: words, filters, here, area: null }];
}

/** The link of 'SPOTS ON MAP': Discover with that category, or with that search. */
export const categoryOnMap = (category: string) => {
  const [chip, { q }] = categoryListParams(category, { q: "", filters: NO_FILTERS, here: null });
  return chip === "all" ? { q } : { category: chip };
};

/** The category screen's list: its own without filters, Discover's places of that category with filters. */
export function categoryAddress(category: string, query: Omit<ListingQuery, "area">): string {
  if (countFilters(query.filters, "places") > 0) {
    return listingAddress("venues", ...categoryListParams(category, query), { size: LIST_SIZE });
  }
  return withQuery(paths.api.categoryPlaces(category), { q: query.q.trim() || undefined, size: LIST_SIZE });
}

/** All hidden gems in one request, for finding a linked one. */
export const GEMS_ADDRESS = paths.api.listing("hidden-gems", { size: MAP_SIZE });
