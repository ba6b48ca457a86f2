"use client";

import { List, Map as MapIcon } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import { DidYouMean } from "@/components/discover/did-you-mean";
import { DiscoverControls } from "@/components/discover/discover-controls";
import { DiscoverList, ListSkeleton } from "@/components/discover/discover-list";
import { DiscoverMap } from "@/components/discover/discover-map";
import { ItemLayer } from "@/components/discover/item-layer";
import { ListRefresh } from "@/components/discover/list-refresh";
import { ResultCount } from "@/components/discover/result-count";
import { useDiscoverView } from "@/components/discover/use-discover-view";
import { useSelection } from "@/components/discover/use-selection";
import { useWhereabouts } from "@/components/discover/use-whereabouts";
import { BottomNav } from "@/components/layout/bottom-nav";
import { ScreenHeader } from "@/components/layout/screen-header";
import { MAIN_ID } from "@/components/layout/skip-link";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { Segmented } from "@/components/ui/segmented";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";
import { countFilters, NO_FILTERS } from "@/lib/discover/listing/filters";
import { useListing, useListingCounts } from "@/lib/discover/listing/hooks";
import type { Selection } from "@/lib/discover/listing/items";
import { type ListedItem, outsideLink } from "@/lib/discover/listing/items";
import { listedKind, neighborhoodsAddress, shownAddress } from "@/lib/discover/listing/rules";
import type { Meeting } from "@/lib/suggestions/recommendations/schema";

const loadFilters = () => import("@/components/discover/filters-sheet").then((module) => module.FiltersSheet);
const FiltersSheet = dynamic(retryImport(loadFilters), { ssr: false });
const loadMeeting = () => import("@/components/discover/meeting-sheet").then((module) => module.MeetingSheet);
const MeetingSheet = dynamic(retryImport(loadMeeting), { ssr: false });

const LISTS = [paths.api.venues, paths.api.hiddenGems, paths.api.events] as const;
const LOOKS = [
  { value: "map", label: "Map", icon: <MapIcon aria-hidden="true" /> },
  { value: "list", label: "List", icon: <List aria-hidden="true" /> },
] as const;

export function DiscoverSkeleton() {
  return (
    <>
      <ScreenHeader title="Discover" />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 px-4 pt-4 pb-nav">
        <ListSkeleton />
      </main>
      <BottomNav />
    </>
  );
}

type DiscoverScreenProps = { preselected?: { q: string; item: Selection | null; meeting: Meeting | null } };

export function DiscoverScreen({ preselected }: DiscoverScreenProps) {
  const { view, change } = useDiscoverView(preselected?.q ?? "");
  const { selection, open, close } = useSelection(preselected?.item ?? null);
  const whereabouts = useWhereabouts();
  const { here } = whereabouts;
  const [isFiltering, setFiltering] = useState(false);
  const counts = useListingCounts({ ...view, here });
  const list = useListing(shownAddress(view, here));
  const kind = listedKind(view);
  const filterKind = kind === "events" ? "events" : "places";
  const { filters, area } = view;

  // The address may hold a distance filter, but never the position it needs.
  const lacksPlace = useRef(filters.within !== null);
  useEffect(() => {
    if (!lacksPlace.current) return;
    lacksPlace.current = false;
    void whereabouts.findAgain().then((found) => !found && change({ filters: { ...filters, within: null } }));
  }, [whereabouts, filters, change]);

  /** Spec §2: from the map, too, an event that is sold somewhere opens there. */
  const openPin = (item: ListedItem) => {
    const link = outsideLink(item);
    if (link) window.open(link, "_blank", "noopener,noreferrer");
    else open(item);
  };
  const isNarrowed = area !== null || countFilters(filters, filterKind) > 0;
  const clear = isNarrowed ? () => change({ filters: NO_FILTERS, area: null }) : undefined;

  return (
    <>
      <ScreenHeader
        title="Discover"
        sticky={false}
        actions={
          <>
            <Segmented
              label="View"
              value={view.look}
              onValueChange={(look) => change({ look })}
              options={LOOKS}
              className="w-46 max-[359px]:w-36 [&_button]:min-h-9 [&_button]:text-sm"
            />
            <NotificationBell />
          </>
        }
      />
      <main
        id={MAIN_ID}
        tabIndex={-1}
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
        {view.look === "map" ? (
          <section aria-label="Map of Chicago" className="relative min-h-96 flex-1">
            <DiscoverMap
              mode={kind}
              list={list}
              search={view.q}
              area={area}
              onArea={(found) => change({ area: found })}
              whereabouts={whereabouts}
              onOpen={openPin}
              onClear={clear}
            />
          </section>
        ) : (
          <section aria-label="List" className="flex-1 px-4 pt-2">
            <ListRefresh endpoints={LISTS} />
            <DiscoverList mode={kind} list={list} here={here} onOpen={open} onClear={clear} />
          </section>
        )}
      </main>
      <BottomNav />
      <ItemLayer selection={selection} items={list.items ?? []} here={here} onClose={close} />
      {preselected?.meeting && <MeetingSheet meeting={preselected.meeting} />}
      {isFiltering && (
        <FiltersSheet
          filters={filters}
          address={neighborhoodsAddress(view, here)}
          total={list.total}
          kind={filterKind}
          whereabouts={whereabouts}
          onChange={(changed) => change({ filters: changed })}
          onClosed={() => setFiltering(false)}
        />
      )}
    </>
  );
}
