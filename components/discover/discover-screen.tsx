"use client";

import { List, Map as MapIcon } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { DiscoverControls } from "@/components/discover/discover-controls";
import { DiscoverList, ListSkeleton } from "@/components/discover/discover-list";
import { DiscoverMap } from "@/components/discover/discover-map";
import { ItemLayer } from "@/components/discover/item-layer";
import { useDiscoverView } from "@/components/discover/use-discover-view";
import { type Selection, useSelection } from "@/components/discover/use-selection";
import { BottomNav } from "@/components/layout/bottom-nav";
import { ScreenHeader } from "@/components/layout/screen-header";
import { MAIN_ID } from "@/components/layout/skip-link";
import { Segmented } from "@/components/ui/segmented";
import { cn } from "@/lib/core/shared/cn";
import { useListing, useListingCounts } from "@/lib/discover/listing/hooks";
import { type ListedItem, outsideLink } from "@/lib/discover/listing/items";
import { listedKind, shownAddress } from "@/lib/discover/listing/rules";

const loadFilters = () => import("@/components/discover/filters-sheet").then((module) => module.FiltersSheet);
const FiltersSheet = dynamic(loadFilters, { ssr: false });

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

type DiscoverScreenProps = { preselected?: { q: string; item: Selection | null } };

export function DiscoverScreen({ preselected }: DiscoverScreenProps) {
  const { view, change } = useDiscoverView(preselected?.q ?? "");
  const { selection, open, close } = useSelection(preselected?.item ?? null);
  const [isFiltering, setFiltering] = useState(false);
  const counts = useListingCounts(view);
  const list = useListing(shownAddress(view));
  const kind = listedKind(view);

  const openItem = (item: ListedItem) => {
    const link = outsideLink(item);
    if (link) window.open(link, "_blank", "noopener,noreferrer");
    else open(item);
  };

  return (
    <>
      <ScreenHeader
        title="Discover"
        sticky={false}
        actions={
          <Segmented
            label="View"
            value={view.look}
            onValueChange={(look) => change({ look })}
            options={LOOKS}
            className="w-46 max-[359px]:w-40 [&_button]:min-h-9 [&_button]:text-sm"
          />
        }
      />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={cn("flex flex-1 flex-col", view.look === "map" ? "pb-(--nav-height)" : "pb-nav")}
      >
        <DiscoverControls view={view} counts={counts} onChange={change} onFilters={() => setFiltering(true)} />
        <p role="status" aria-live="polite" className="px-4 text-ink-soft text-sm empty:hidden">
          {view.q !== "" && list.total !== undefined && `${list.total} results found`}
        </p>
        {view.look === "map" ? (
          <section aria-label="Map of Chicago" className="relative min-h-96 flex-1">
            <DiscoverMap mode={kind} list={list} onOpen={openItem} />
          </section>
        ) : (
          <section aria-label="List" className="flex-1 px-4 pt-2">
            <DiscoverList mode={kind} list={list} onOpen={openItem} />
          </section>
        )}
      </main>
      <BottomNav />
      <ItemLayer selection={selection} items={list.items ?? []} onClose={close} />
      {isFiltering && (
        <FiltersSheet
          filters={view.filters}
          neighborhoods={counts.neighborhoods}
          onlyFree={kind === "events"}
          onChange={(filters) => change({ filters })}
          onClosed={() => setFiltering(false)}
        />
      )}
    </>
  );
}
