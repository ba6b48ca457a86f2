import { paths } from "@/lib/core/shared/paths";
import { NO_FILTERS } from "../listing/filters";
import { CHIPS, countsAddress, GEMS_ADDRESS, LAYOUTS, listAddressOf, MODES } from "../listing/rules";

const NO_QUERY = { q: "", filters: NO_FILTERS, area: null };

/** Discover's lists, as a map and as a list, for every chip and without a search. */
export function packLists(): string[] {
  const lists = LAYOUTS.flatMap((layout) =>
    MODES.flatMap((mode) =>
      CHIPS[mode].map(({ value }) => listAddressOf({ layout, mode, category: value, ...NO_QUERY }, null)),
    ),
  );
  const own = [paths.api.savedList(), paths.api.workoutHistory, paths.api.profilePhotos];
  return [...new Set([...lists, ...own])];
}

/** Single responses: the counts on the buttons, all gems, and the user's own numbers. */
export function packAnswers(): string[] {
  const counts = MODES.map((mode) => countsAddress(mode, { ...NO_QUERY, here: null }));
  const own = [paths.api.currentUser, paths.api.stats, paths.api.workoutWeeks, paths.api.achievements];
  return [...new Set([...counts, GEMS_ADDRESS, paths.api.hiddenGems, paths.api.trending, ...own])];
}

const idsIn = (pages: readonly unknown[], list: string): string[] =>
  pages.flatMap((page) => {
    const items: unknown = typeof page === "object" && page !== null ? Reflect.get(page, list) : null;
    if (!Array.isArray(items)) return [];
    return items.flatMap((item: unknown) =>
      typeof item === "object" && item !== null && "id" in item ? [String(item.id)] : [],
    );
  });

/** The details that sheets show for each place and event of these lists. */
export function packDetails(pages: readonly unknown[]): string[] {
  const venues = idsIn(pages, "venues").map(paths.api.venue);
  const events = idsIn(pages, "events").map(paths.api.event);
  return [...new Set([...venues, ...events])];
}

/** Pictures referenced anywhere in a response. Photos use the width phones show. */
export function picturesIn(answer: unknown): string[] {
  const named = JSON.stringify(answer).match(/"\/(?:posters|avatars|media)\/[^"\\]+"/g) ?? [];
  return named.map((quoted) => quoted.slice(1, -1));
}
