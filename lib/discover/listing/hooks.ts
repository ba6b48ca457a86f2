import { getJson } from "@/lib/core/client/api-client";
import { endpointOf, usePages } from "@/lib/core/client/endless";
import { STALE } from "@/lib/core/client/swr";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { EVENT_SOURCES } from "../events/rules";
import type { Event } from "../events/schema";
import type { CategoryAnswer, Spot } from "../guides/schema";
import type { HiddenGemsAnswer } from "../hidden-gems/schema";
import { useVenue } from "../venues/hooks";
import type { VenuesAnswer } from "../venues/schema";
import {
  type Answer,
  type EventAtPlace,
  eventItem,
  gemItem,
  type ListedItem,
  listedIn,
  venueItem,
  venueSpot,
} from "./items";
import { countsAddress, GEMS_ADDRESS, type ListingQuery, type Mode } from "./rules";

/** Spec §9: events go stale sooner than places. */
function staleAfter(address: string): number {
  const endpoint = endpointOf(address);
  if (EVENT_SOURCES.some((source) => endpoint === paths.api.ticketedEvents(source))) return STALE.ticketingEvents;
  return endpoint === paths.api.events ? STALE.events : STALE.venues;
}

export function useListing(address: string) {
  const { pages, ...list } = usePages<Answer, ListedItem>(address, {
    staleAfter: staleAfter(address),
    fetchPage: getJson<Answer>,
    itemsOf: listedIn,
  });
  const [first] = pages ?? [];
  return {
    ...list,
    total: first?.total,
    /**
     * When the events were last updated, while a ticketing provider is down. Null for samples, undefined if all
     * providers are up.
     */
    staleSince: first && "stale" in first && first.stale ? first.updatedAt : undefined,
  };
}

/** Community events at known places, for the map. */
export function useCommunityEventsAtPlaces(isWanted: boolean): EventAtPlace[] | undefined {
  return useData<EventAtPlace[]>(isWanted ? paths.api.placedCommunityEvents : null).data;
}

const spotsOf = (page: CategoryAnswer | VenuesAnswer): Spot[] =>
  "spots" in page ? page.spots : page.venues.map(venueSpot);

/** A category's places and guides; with filters, the places come from Discover. */
export function useCategory(address: string) {
  const { pages, items, ...list } = usePages<CategoryAnswer | VenuesAnswer, Spot>(address, {
    staleAfter: STALE.venues,
    fetchPage: getJson<CategoryAnswer | VenuesAnswer>,
    itemsOf: spotsOf,
  });
  const [first] = pages ?? [];
  return { ...list, spots: items, guides: first && "guides" in first ? first.guides : [], total: first?.total };
}

function useCounts(mode: Mode, query: ListingQuery): Answer | undefined {
  const address = countsAddress(mode, query);
  return useData<Answer>(address, { dedupingInterval: staleAfter(address), keepPreviousData: true }).data;
}

/** The counts on the mode buttons and chips, for the same search and filters as the list. */
export function useListingCounts(query: ListingQuery) {
  const venues = useCounts("venues", query);
  const gems = useCounts("hidden_gems", query);
  const events = useCounts("events", query);
  return {
    // Events can be filtered by day, and places can't, so the Events chip uses the event list's count.
    venues: venues?.counts && { ...venues.counts, Events: events?.counts.all ?? venues.counts.Events ?? 0 },
    hidden_gems: gems?.counts,
    events: events?.counts,
  };
}

/** The number of places in each neighborhood for a chip, a search, and the other filters. */
export function useNeighborhoods(address: string): Record<string, number> {
  const { data } = useData<Answer>(address, { dedupingInterval: STALE.venues });
  return data && "neighborhoods" in data ? data.neighborhoods : {};
}

/**
 * One item by its link, because the list may not have loaded it yet. Gems have no endpoint for a single item; one page
 * contains them all.
 */
export function useLinkedItem(type: ListedItem["type"], id: string, known: ListedItem | undefined) {
  const needs = (one: ListedItem["type"]) => !known && type === one;
  const venue = useVenue(needs("venue") ? id : null);
  const event = useData<Event>(needs("event") ? paths.api.event(id) : null, {
    dedupingInterval: STALE.events,
  });
  const gems = useData<HiddenGemsAnswer>(needs("gem") ? GEMS_ADDRESS : null, {
    dedupingInterval: STALE.venues,
  });
  const gem = gems.data?.hiddenGems.find((one) => one.id === id);
  const item =
    known ?? (venue.data && venueItem(venue.data)) ?? (event.data && eventItem(event.data)) ?? (gem && gemItem(gem));
  const failure = venue.error ?? event.error ?? gems.error;
  const isGone = failure?.status === 404 || (gems.data !== undefined && !gem);
  return { item, isGone: !item && isGone, failure: item || isGone ? undefined : failure };
}
