"use client";

import { useCallback, useMemo } from "react";
import useSWR from "swr";
import useSWRInfinite from "swr/infinite";
import { type ApiError, getJson } from "@/lib/core/client/api-client";
import { STALE } from "@/lib/core/client/swr";
import { pageUrls } from "@/lib/core/shared/endless-key";
import { paths } from "@/lib/core/shared/paths";
import type { Event } from "../events/schema";
import type { CategoryAnswer, Spot } from "../guides/schema";
import type { HiddenGemsAnswer } from "../hidden-gems/schema";
import type { Venue, VenuesAnswer } from "../venues/schema";
import { type Answer, eventItem, gemItem, type ListedItem, listedIn, venueItem, venueSpot } from "./items";
import { countsAddress, type DiscoverView, MAP_SIZE, type Mode } from "./rules";

/** Each item once, however its pages may overlap. */
function itemsOf(pages: readonly Answer[]): ListedItem[] {
  return [...new Map(pages.flatMap(listedIn).map((item) => [item.id, item])).values()];
}

/** A list whose next page's cursor stands in its answer. */
function useAnswerPages<T extends { nextCursor: string | null }>(address: string) {
  const list = useSWRInfinite<T, ApiError>(pageUrls(address), getJson<T>, {
    revalidateFirstPage: false,
    keepPreviousData: false, // another list must not stand in for this one
    dedupingInterval: STALE.venues,
  });
  const { data: pages, size, setSize } = list;
  return {
    pages,
    error: list.error,
    isLoadingMore: list.isValidating && pages !== undefined && size > pages.length,
    hasMore: Boolean(pages?.at(-1)?.nextCursor),
    loadMore: useCallback(() => void setSize((current) => current + 1), [setSize]),
    retry: useCallback(() => void setSize((current) => current), [setSize]),
  };
}

/** A list of Discover, as items of one kind or another. */
export function useListing(address: string) {
  const { pages, ...list } = useAnswerPages<Answer>(address);
  return { ...list, items: useMemo(() => pages && itemsOf(pages), [pages]), total: pages?.[0]?.total };
}

/** A category's places and the guides to them; under filters its places are those of Discover. */
export function useCategory(address: string) {
  const { pages, ...list } = useAnswerPages<CategoryAnswer | VenuesAnswer>(address);
  const spots = useMemo(
    () => pages?.flatMap((page): Spot[] => ("spots" in page ? page.spots : page.venues.map(venueSpot))),
    [pages],
  );
  const [first] = pages ?? [];
  return { ...list, spots, guides: first && "guides" in first ? first.guides : [] };
}

const useCounts = (mode: Mode, view: DiscoverView) =>
  useSWR<Answer, ApiError>(countsAddress(mode, view), { dedupingInterval: STALE.venues }).data;

/** The numbers on the mode buttons and the chips, under the same search and filters as the list. */
export function useListingCounts(view: DiscoverView) {
  const venues = useCounts("venues", view);
  const gems = useCounts("hidden_gems", view);
  const events = useCounts("events", view);
  const places = view.mode === "hidden_gems" ? gems : venues;
  return {
    venues: venues?.counts,
    hidden_gems: gems?.counts,
    events: events?.counts,
    neighborhoods: places && "neighborhoods" in places ? places.neighborhoods : {},
  };
}

/**
 * One item by its link: the list may not have come that far. Gems have no address of their own; there are so few that
 * one page holds them.
 */
export function useLinkedItem(kind: ListedItem["kind"], id: string, known: ListedItem | undefined) {
  const gems = paths.api.listing("hidden-gems", { size: MAP_SIZE });
  const key = { venue: paths.api.venue(id), event: paths.api.event(id), gem: gems }[kind];
  const { data, error } = useSWR<Venue | Event | HiddenGemsAnswer, ApiError>(known ? null : key, {
    dedupingInterval: STALE.venues,
  });
  if (known || data === undefined) return { item: known, error };
  if ("hiddenGems" in data) {
    const gem = data.hiddenGems.find((one) => one.id === id);
    return { item: gem && gemItem(gem), error: gem ? error : new Error("no such gem") };
  }
  return { item: "venue" in data ? eventItem(data) : venueItem(data), error };
}
