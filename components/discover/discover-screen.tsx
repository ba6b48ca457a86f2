"use client";

import { BookOpen, X } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { DiscoverControls } from "@/components/discover/discover-controls";
import { DiscoverHeader } from "@/components/discover/discover-header";
import { DiscoverMap } from "@/components/discover/discover-map";
import { ItemLayer } from "@/components/discover/item-layer";
import { ListSkeleton } from "@/components/discover/list-skeleton";
import { useSelection } from "@/components/discover/use-selection";
import { type UserPosition, useUserPosition } from "@/components/discover/use-user-position";
import { BottomNav } from "@/components/layout/bottom-nav";
import { MAIN_ID } from "@/components/layout/skip-link";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { useMedia } from "@/components/ui/use-media";
import { useUrlState } from "@/components/ui/use-url-state";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";
import { countFilters, type Filters, NO_FILTERS } from "@/lib/discover/listing/filters";
import { useCommunityEventsAtPlaces, useListing, useListingCounts } from "@/lib/discover/listing/hooks";
import {
  communityEventsFor,
  type EventAtPlace,
  type MapItem,
  outsideLink,
  type Selection,
} from "@/lib/discover/listing/items";
import {
  addressParts,
  chosenChip,
  type DiscoverView,
  listAddressOf,
  listedKind,
  neighborhoodsAddress,
  viewIn,
} from "@/lib/discover/listing/rules";
import { isPlaceCategory } from "@/lib/discover/venues/categories";
import type { SuggestedEvent } from "@/lib/suggestions/recommendations/schema";

type ResultCountProps = { total: number | undefined; view: DiscoverView; onWholeCity: () => void };

/** Spec §2: the number of results of a search, and whether they are limited to an area. */
function ResultCount({ total, view, onWholeCity }: ResultCountProps) {
  const isArea = view.area !== null;
  return (
    <div className="flex items-center gap-3 px-4 has-[button]:pb-2">
      <p role="status" aria-live="polite" className="text-ink-soft text-sm empty:hidden">
        {(view.q !== "" || isArea) && total !== undefined && `${total} results found`}
      </p>
      {isArea && (
        <Button variant="ink" size="sm" className="rounded-full" onClick={onWholeCity}>
          This area only
          <X className="-mr-1 size-4" />
          <span className="sr-only">Show the whole city</span>
        </Button>
      )}
    </div>
  );
}

const NONE: readonly EventAtPlace[] = [];

/** Community events on the map. Filtered here, because there are few of them. */
function useMapEvents(view: DiscoverView, isWanted: boolean): readonly EventAtPlace[] {
  const events = useCommunityEventsAtPlaces(isWanted);
  return useMemo(() => (isWanted && events ? communityEventsFor(view, events) : NONE), [isWanted, events, view]);
}

const DiscoverList = dynamic(
  retryImport(() => import("@/components/discover/discover-list").then((module) => module.DiscoverList)),
  { loading: () => <ListSkeleton /> },
);
const DidYouMean = dynamic(
  retryImport(() => import("@/components/discover/did-you-mean").then((module) => module.DidYouMean)),
);
const FiltersSheet = lazyOverlay(() => import("@/components/discover/filters-sheet"), "FiltersSheet");
const loadCommunityEvent = () => import("@/components/discover/community-event-sheet");
const CommunityEventSheet = lazyOverlay(loadCommunityEvent, "CommunityEventSheet");

/** Wide enough for a map beside the list. */
const TWO_COLUMNS = "(min-width: 1024px)";

/**
 * The URL may contain a distance filter but never the position it needs, so the position is requested again or the
 * filter is removed.
 */
function usePositionForDistance(userPosition: UserPosition, filters: Filters, onChange: (filters: Filters) => void) {
  const lacksPlace = useRef(filters.within !== null);
  useEffect(() => {
    if (!lacksPlace.current) return;
    lacksPlace.current = false;
    void userPosition.findAgain().then((found) => !found && onChange({ ...filters, within: null }));
  }, [userPosition, filters, onChange]);
}

/** Spec §2: from the map, too, a ticketed event opens at its seller. */
function useOpenPin(open: (item: Selection) => void) {
  const router = useRouter();
  return (item: MapItem) => {
    if (item.type === "communityEvent") return router.push(paths.event(item.id));
    if (item.type === "nearby") return open({ type: item.nearby.type, id: item.id });
    const link = outsideLink(item);
    if (link) window.open(link, "_blank", "noopener,noreferrer");
    else open(item);
  };
}

type DiscoverScreenProps = {
  preselected?: { q: string; item: Selection | null; communityEvent: SuggestedEvent | null };
};

export function DiscoverScreen({ preselected }: DiscoverScreenProps) {
  const { view, change } = useUrlState({
    read: viewIn,
    parts: addressParts,
    start: (requested) => (requested.q === "" ? { ...requested, q: preselected?.q ?? "" } : requested),
    followsLinks: true,
  });
  const { selection, open, close } = useSelection(preselected?.item ?? null);
  const userPosition = useUserPosition();
  const { here } = userPosition;
  const [isFiltering, setFiltering] = useState(false);
  const [isEventOpen, setEventOpen] = useState(true);
  const counts = useListingCounts({ ...view, here });
  const list = useListing(listAddressOf(view, here));
  // The switch responds at once; the other layout, which takes longer to render, follows.
  const layout = useDeferredValue(view.layout);
  const kind = listedKind(view);
  const filterKind = kind === "events" ? "events" : "places";
  const { filters, area } = view;
  const communityEvents = useMapEvents(view, kind === "events");

  usePositionForDistance(userPosition, filters, (changed) => change({ filters: changed }));
  const filterCount = countFilters(filters, filterKind);
  const showAll = () => change({ q: "", filters: NO_FILTERS, area: null });
  const clearing =
    view.q !== "" || area !== null || filterCount > 0
      ? { label: view.q === "" ? "Clear filters" : "Show everything", run: showAll }
      : undefined;
  const openPin = useOpenPin(open);
  const isTwoColumns = useMedia(TWO_COLUMNS);
  const chosen = chosenChip(view);
  const guides = isPlaceCategory(chosen) && (
    <LinkButton href={paths.category(chosen)} variant="secondary" size="sm">
      <BookOpen className="size-4" />
      Guides to {chosen}
    </LinkButton>
  );
  const map = (
    <DiscoverMap
      mode={kind}
      list={list}
      search={view.q}
      area={area}
      onArea={(found) => change({ area: found })}
      userPosition={userPosition}
      communityEvents={communityEvents}
      onOpen={openPin}
      clearing={clearing}
      guides={guides}
    />
  );

  return (
    <>
      <DiscoverHeader layout={view.layout} onLayoutChange={(layout) => change({ layout })} />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        data-wide={layout}
        className={cn("flex flex-1 flex-col", layout === "map" ? "pb-(--nav-height)" : "pb-nav")}
      >
        <DiscoverControls
          view={view}
          counts={counts}
          filterCount={filterCount}
          onChange={change}
          onFilters={() => setFiltering(true)}
        />
        <ResultCount total={list.total} view={view} onWholeCity={() => change({ area: null })} />
        {view.q !== "" && <DidYouMean q={view.q} onOpen={open} />}
        {layout === "list" && (
          <section aria-label="List" className="flex-1 px-4 pt-2">
            {guides && <div className="mb-3 flex">{guides}</div>}
            <DiscoverList mode={kind} list={list} here={here} onOpen={open} clearing={clearing} />
          </section>
        )}
        {(layout === "map" || isTwoColumns) && (
          <section aria-label="Map of Chicago" className="wide-map">
            {map}
          </section>
        )}
      </main>
      <BottomNav />
      <ItemLayer selection={selection} items={list.items ?? []} here={here} onClose={close} />
      {preselected?.communityEvent && (
        <CommunityEventSheet
          communityEvent={preselected.communityEvent}
          open={isEventOpen}
          onOpenChange={setEventOpen}
        />
      )}
      <FiltersSheet
        filters={filters}
        address={neighborhoodsAddress(view, here)}
        total={list.total}
        kind={filterKind}
        userPosition={userPosition}
        onChange={(changed) => change({ filters: changed })}
        open={isFiltering}
        onOpenChange={setFiltering}
      />
    </>
  );
}
