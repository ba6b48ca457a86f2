"use client";

import { BookOpen } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { DiscoverControls } from "@/components/discover/discover-controls";
import { DiscoverHeader } from "@/components/discover/discover-header";
import { DiscoverMap } from "@/components/discover/discover-map";
import { ItemLayer } from "@/components/discover/item-layer";
import { ListSkeleton } from "@/components/discover/list-skeleton";
import { ResultCount } from "@/components/discover/result-count";
import { useDiscoverView } from "@/components/discover/use-discover-view";
import { useMapEvents } from "@/components/discover/use-map-events";
import { useSelection } from "@/components/discover/use-selection";
import { type UserPosition, useUserPosition } from "@/components/discover/use-user-position";
import { BottomNav } from "@/components/layout/bottom-nav";
import { MAIN_ID } from "@/components/layout/skip-link";
import { LinkButton } from "@/components/ui/link-button";
import { useMedia } from "@/components/ui/use-media";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";
import { countFilters, type Filters, NO_FILTERS } from "@/lib/discover/listing/filters";
import { useListing, useListingCounts } from "@/lib/discover/listing/hooks";
import type { Selection } from "@/lib/discover/listing/items";
import { type MapItem, outsideLink } from "@/lib/discover/listing/items";
import { chosenChip, listedKind, neighborhoodsAddress, shownAddress } from "@/lib/discover/listing/rules";
import { isPlaceCategory } from "@/lib/discover/venues/categories";
import type { SuggestedEvent } from "@/lib/suggestions/recommendations/schema";

const DiscoverList = dynamic(
  retryImport(() => import("@/components/discover/discover-list").then((module) => module.DiscoverList)),
  { loading: () => <ListSkeleton /> },
);
const DidYouMean = dynamic(
  retryImport(() => import("@/components/discover/did-you-mean").then((module) => module.DidYouMean)),
);
const loadFilters = () => import("@/components/discover/filters-sheet");
const FiltersSheet = lazyComponent(loadFilters, "FiltersSheet");
const loadCommunityEvent = () => import("@/components/discover/community-event-sheet");
const CommunityEventSheet = lazyComponent(loadCommunityEvent, "CommunityEventSheet");

/** Wide enough for a map beside the list. */
const BESIDE = "(min-width: 1024px)";

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
  const { view, change } = useDiscoverView(preselected?.q ?? "");
  const { selection, open, close } = useSelection(preselected?.item ?? null);
  const userPosition = useUserPosition();
  const { here } = userPosition;
  const [isFiltering, setFiltering] = useState(false);
  const counts = useListingCounts({ ...view, here });
  const list = useListing(shownAddress(view, here));
  const kind = listedKind(view);
  const filterKind = kind === "events" ? "events" : "places";
  const { filters, area } = view;
  const communityEvents = useMapEvents(view, kind === "events");

  usePositionForDistance(userPosition, filters, (changed) => change({ filters: changed }));
  const isNarrowed = area !== null || countFilters(filters, filterKind) > 0;
  const showAll = () => change({ q: "", filters: NO_FILTERS, area: null });
  const clearing =
    view.q !== "" || isNarrowed
      ? { label: view.q === "" ? "Clear filters" : "Show everything", run: showAll }
      : undefined;
  const openPin = useOpenPin(open);
  const hasRoom = useMedia(BESIDE);
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
      isNarrowed={view.q !== "" || isNarrowed}
      onOpen={openPin}
      clearing={clearing}
      guides={guides}
    />
  );

  return (
    <>
      <DiscoverHeader look={view.look} onLook={(look) => change({ look })} />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        data-roomy={view.look}
        className={cn("flex flex-1 flex-col", view.look === "map" ? "pb-(--nav-height)" : "pb-nav")}
      >
        <DiscoverControls
          view={view}
          counts={counts}
          filterCount={countFilters(filters, filterKind)}
          onChange={change}
          onFilters={() => setFiltering(true)}
        />
        <ResultCount
          total={list.total}
          isSearching={view.q !== ""}
          isArea={area !== null}
          onWholeCity={() => change({ area: null })}
        />
        {view.q !== "" && <DidYouMean q={view.q} onOpen={open} />}
        {view.look === "list" && (
          <section aria-label="List" className="flex-1 px-4 pt-2">
            {guides && <div className="mb-3 flex">{guides}</div>}
            <DiscoverList mode={kind} list={list} here={here} onOpen={open} clearing={clearing} />
          </section>
        )}
        {(view.look === "map" || hasRoom) && (
          <section aria-label="Map of Chicago" className="roomy-map">
            {map}
          </section>
        )}
      </main>
      <BottomNav />
      <ItemLayer selection={selection} items={list.items ?? []} here={here} onClose={close} />
      {preselected?.communityEvent && <CommunityEventSheet communityEvent={preselected.communityEvent} />}
      {isFiltering && (
        <FiltersSheet
          filters={filters}
          address={neighborhoodsAddress(view, here)}
          total={list.total}
          kind={filterKind}
          userPosition={userPosition}
          onChange={(changed) => change({ filters: changed })}
          onClosed={() => setFiltering(false)}
        />
      )}
    </>
  );
}
