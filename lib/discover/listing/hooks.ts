"use client";

import { useCallback, useMemo } from "react";
import useSWR from "swr";
import useSWRInfinite from "swr/infinite";
import { type ApiError, getJson } from "@/lib/core/client/api-client";
import { STALE } from "@/lib/core/client/swr";
import { pageUrls } from "@/lib/core/shared/endless-key";
import { paths } from "@/lib/core/shared/paths";
import type { Event } from "../events/schema";
import type { HiddenGemsAnswer } from "../hidden-gems/schema";
import type { Venue } from "../venues/schema";
import { type Answer, eventItem, gemItem, type ListedItem, listedIn, venueItem } from "./items";
import { countsAddress, type DiscoverView, MAP_SIZE, type Mode } from "./rules";

/** Each item once, however its pages may overlap. */
function itemsOf(pages: readonly Answer[]): ListedItem[] {
  return [...new Map(pages.flatMap(listedIn).map((item) => [item.id, item])).values()];
}

/** A list of Discover by keyset pages, as items of one kind or another. */
export function useListing(address: string) {
  const list = useSWRInfinite<Answer, ApiError>(pageUrls(address), getJson<Answer>, {
    revalidateFirstPage: false,
    keepPreviousData: false, // another list must not stand in for this one
    dedupingInterval: STALE.venues,
  });
  const { data: pages, size, setSize } = list;
  const items = useMemo(() => pages && itemsOf(pages), [pages]);
  const loadMore = useCallback(() => void setSize((current) => current + 1), [setSize]);
  return {
    items,
    total: pages?.[0]?.total,
    error: list.error,
    isLoadingMore: list.isValidating && pages !== undefined && size > pages.length,
    hasMore: Boolean(pages?.at(-1)?.nextCursor),
    loadMore,
    retry: () => void setSize((current) => current),
  };
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
