import { Search } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { MapProps } from "@/components/discover/map/map-props";
import { useGoogleOrSchematicMap } from "@/components/discover/map/use-google-or-schematic-map";
import type { Clearing } from "@/components/discover/no-results";
import type { UserPosition } from "@/components/discover/use-user-position";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { lazyPart } from "@/lib/core/client/lazy-part";
import type { useListing } from "@/lib/discover/listing/hooks";
import {
  communityEventItem,
  type EventAtPlace,
  type ListedItem,
  type MapItem,
  nearbyItem,
} from "@/lib/discover/listing/items";
import { areaOf, type Mode } from "@/lib/discover/listing/rules";
import { useNearby } from "@/lib/discover/map/hooks";
import { aroundOf, type Bbox, hasMovedOn, NEARBY_RADIUS } from "@/lib/discover/map/rules";

const SchematicMap = lazyPart(() => import("@/components/discover/map/schematic-map"), "SchematicMap");
const KeyedMap = lazyPart(() => import("@/components/discover/map/keyed-map"), "KeyedMap");

function CityMap({ loading, ...map }: MapProps & { loading: ReactNode }) {
  const { apiKey, isDrawn, onReady, onFail } = useGoogleOrSchematicMap();
  const schematic = <SchematicMap {...map} />;
  if (isDrawn) return schematic;
  if (!apiKey) return loading;
  return <KeyedMap map={map} script={{ apiKey, loading, instead: schematic, onReady, onFail }} />;
}

function MapSkeleton() {
  return (
    <div role="status" className="absolute inset-0 flex items-center justify-center pl-[var(--clear,0px)]">
      <span aria-hidden="true" className="absolute inset-0">
        <Skeleton className="size-full rounded-none" />
      </span>
      <p className="relative rounded-full bg-paper px-4 py-2 font-semibold text-ink text-sm shadow-raise">
        Loading discover...
      </p>
    </div>
  );
}

const NoResults = lazyPart(() => import("@/components/discover/no-results"), "NoResults");

/** A message over the map, beside the buttons on its right. */
const CARD = "w-full max-w-phone rounded-card bg-paper shadow-raise";

const NO_ITEMS: readonly ListedItem[] = [];

type DiscoverMapProps = {
  mode: Mode;
  list: ReturnType<typeof useListing>;
  search: string;
  /** The area filter of the list; the map opens there. */
  area: Bbox | null;
  onArea: (area: Bbox) => void;
  userPosition: UserPosition;
  communityEvents: readonly EventAtPlace[];
  onOpen: (item: MapItem) => void;
  /** Set while a search or filters hide some results. */
  clearing: Clearing | undefined;
  guides: ReactNode;
};

/** Keeps showing the previous pins while the next search or area loads. Pins from another mode are dropped. */
function useShownItems(mode: Mode, items: readonly ListedItem[] | undefined): readonly ListedItem[] {
  const [last, setLast] = useState({ mode, items: items ?? NO_ITEMS });
  if (items && (items !== last.items || mode !== last.mode)) setLast({ mode, items });
  return items ?? (last.mode === mode ? last.items : NO_ITEMS);
}

export function DiscoverMap(props: DiscoverMapProps) {
  const { mode, list, search, area, onArea, userPosition, communityEvents, onOpen, clearing, guides } = props;
  const { items, error, hasMore, isLoadingMore, loadMore, retry } = list;
  const listed = useShownItems(mode, items);
  const { here } = userPosition;
  const { activities } = useNearby(here && !clearing ? aroundOf(here) : null, NEARBY_RADIUS);
  const shown = useMemo(() => {
    const found = [...listed, ...communityEvents.map(communityEventItem)];
    const known = new Set(found.map(({ id }) => id));
    return [...found, ...(activities ?? []).filter(({ id }) => !known.has(id)).map(nearbyItem)];
  }, [listed, communityEvents, activities]);
  const [visibleBounds, setVisibleBounds] = useState<Bbox | null>(null);
  const [from, setFrom] = useState<Bbox | null>(null);
  useEffect(() => {
    if (hasMore && !isLoadingMore && !error) loadMore();
  }, [hasMore, isLoadingMore, error, loadMore]);

  const handleBounds = (bounds: Bbox, isOwnMove: boolean) => {
    setVisibleBounds(bounds);
    if (!isOwnMove || from === null) setFrom(bounds);
  };
  const searchHere = (bounds: Bbox) => {
    setFrom(bounds);
    onArea(areaOf(bounds));
  };
  return (
    <>
      <CityMap
        items={shown}
        isComplete={!hasMore && items !== undefined}
        search={search}
        area={area}
        userPosition={userPosition}
        onOpen={onOpen}
        onSeen={handleBounds}
        loading={<MapSkeleton />}
      />
      <div className="pointer-events-none absolute top-2.5 right-16 left-[calc(var(--clear,0px)+16px)] flex flex-col items-center gap-2 [&>*]:pointer-events-auto">
        {guides}
        {visibleBounds && from && hasMovedOn(from, visibleBounds) && (
          <Button
            variant="ink"
            size="sm"
            className="rounded-full shadow-raise"
            onClick={() => searchHere(visibleBounds)}
          >
            <Search className="size-4" />
            Search this area
          </Button>
        )}
        {items?.length === 0 && communityEvents.length === 0 && (
          <div className={CARD}>
            <NoResults mode={mode} clearing={clearing} />
          </div>
        )}
        {!items && error && (
          <div className={CARD}>
            <ErrorState error={error} onRetry={retry} />
          </div>
        )}
      </div>
    </>
  );
}
