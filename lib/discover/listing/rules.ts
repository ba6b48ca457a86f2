import { paths, withQuery } from "@/lib/core/shared/paths";
import { EVENT_CATEGORIES, EVENT_CHIPS } from "../events/rules";
import { GEM_CHIPS, GEM_TYPES } from "../hidden-gems/rules";
import { PRICE_LEVELS } from "../places/rules";
import { EXPLORE_CHIPS } from "../venues/rules";

/** Spec §4: Discover shows a map (default) or a list, of venues (default), hidden gems or events. */
export const LOOKS = ["map", "list"] as const;
export type Look = (typeof LOOKS)[number];
export const MODES = ["venues", "hidden_gems", "events"] as const;
export type Mode = (typeof MODES)[number];

export const LIST_SIZE = 20;
/** The map asks for as much at once as the contract gives. */
export const MAP_SIZE = 100;
export const SEARCH_DELAY = 250;
export const RATINGS = [4, 4.5, 4.8] as const;
const SEARCH_MAX = 100;

export type Filters = {
  openNow: boolean;
  free: boolean;
  price: readonly string[];
  rating: number | null;
  neighborhood: readonly string[];
};
export const NO_FILTERS: Filters = { openNow: false, free: false, price: [], rating: null, neighborhood: [] };
export type DiscoverView = { look: Look; mode: Mode; category: string; q: string; filters: Filters };

export const CHIPS = { venues: EXPLORE_CHIPS, hidden_gems: GEM_CHIPS, events: EVENT_CHIPS } as const;

type Params = { get: (name: string) => string | null };

const one = <T extends string>(options: readonly [T, ...T[]], value: string | null): T =>
  options.find((option) => option === value) ?? options[0];
const parts = (value: string | null) => (value ?? "").split(",").filter(Boolean).slice(0, 20);

export function filtersIn(params: Params): Filters {
  const rating = Number(params.get("rating"));
  return {
    openNow: params.get("openNow") === "true",
    free: params.get("free") === "true",
    price: parts(params.get("price")).filter((level) => PRICE_LEVELS.some((known) => known === level)),
    rating: rating > 0 && rating <= 5 ? rating : null,
    neighborhood: parts(params.get("neighborhood")),
  };
}

/** The screen as its address says it; what the address doesn't know is the default. */
export function viewIn(params: Params): DiscoverView {
  return {
    look: one(LOOKS, params.get("view")),
    mode: one(MODES, params.get("mode")),
    category: params.get("category") ?? "all",
    q: [...(params.get("q") ?? "")].slice(0, SEARCH_MAX).join(""),
    filters: filtersIn(params),
  };
}

/** Undefined where there is nothing to say, so that addresses stay short and agree. */
function filterQuery({ openNow, free, price, rating, neighborhood }: Filters) {
  return {
    openNow: openNow || undefined,
    free: free || undefined,
    price: price.join(",") || undefined,
    rating: rating ?? undefined,
    neighborhood: neighborhood.join(",") || undefined,
  };
}

/** What of the view stands in the page's address; undefined takes it out. */
export function addressParts({ look, mode, category, q, filters }: DiscoverView) {
  return {
    view: look === LOOKS[0] ? undefined : look,
    mode: mode === MODES[0] ? undefined : mode,
    category: category === "all" ? undefined : category,
    q: q || undefined,
    ...filterQuery(filters),
  };
}

export function countFilters({ openNow, free, price, rating, neighborhood }: Filters): number {
  return Number(openNow) + Number(free) + price.length + Number(rating !== null) + neighborhood.length;
}

/** The chip that is chosen: a category the mode doesn't know shows everything and stays remembered (spec §4). */
export function chosenChip({ mode, category }: Pick<DiscoverView, "mode" | "category">): string {
  return CHIPS[mode].some(({ value }) => value === category) ? category : "all";
}

/** Explore's Events chip shows events. */
export function listedKind(view: Pick<DiscoverView, "mode" | "category">): Mode {
  return view.mode === "venues" && view.category === "Events" ? "events" : view.mode;
}

/** The address of a mode's list under the search and the filters. */
export function listingAddress(mode: Mode, chip: string, { q, filters }: DiscoverView, size: number): string {
  const category = chip === "all" ? undefined : chip;
  const search = q.trim() || undefined;
  const { free, ...others } = filterQuery(filters);
  if (mode === "events") {
    const known = EVENT_CATEGORIES.some((one) => one === category) ? category : undefined;
    return paths.api.listing("events", { q: search, free, category: known, size });
  }
  if (mode === "hidden_gems") {
    const type = GEM_TYPES.find((one) => one === category);
    return paths.api.listing("hidden-gems", { q: search, free, ...others, type, size });
  }
  return paths.api.listing("venues", { city: "Chicago", q: search, free, ...others, category, size });
}

/** Of each mode only the numbers on its button and chips are wanted; the chip makes no difference to them. */
export const countsAddress = (mode: Mode, view: DiscoverView) => listingAddress(mode, "all", view, 1);

export function shownAddress(view: DiscoverView): string {
  return listingAddress(listedKind(view), chosenChip(view), view, view.look === "map" ? MAP_SIZE : LIST_SIZE);
}

/** The category screen's list: its own under no filter, Discover's places of that category under some. */
export function categoryAddress(category: string, { q, filters }: Pick<DiscoverView, "q" | "filters">): string {
  const search = q.trim() || undefined;
  if (countFilters(filters) === 0) return withQuery(paths.api.categoryPlaces(category), { q: search, size: LIST_SIZE });
  const isChip = EXPLORE_CHIPS.some(({ value }) => value === category);
  const words = isChip ? search : [category, search].filter(Boolean).join(" ");
  return listingAddress(
    "venues",
    isChip ? category : "all",
    { look: "list", mode: "venues", category, q: words ?? "", filters },
    LIST_SIZE,
  );
}
