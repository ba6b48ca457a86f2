"use client";

import { useEffect } from "react";
import { NothingFound } from "@/components/discover/discover-list";
import { CityMap } from "@/components/discover/map/city-map";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import type { useListing } from "@/lib/discover/listing/hooks";
import type { ListedItem } from "@/lib/discover/listing/items";
import type { Mode } from "@/lib/discover/listing/rules";

function MapSkeleton() {
  return (
    <SkeletonGroup label="Loading discover..." className="absolute inset-0">
      <Skeleton className="size-full rounded-none" />
    </SkeletonGroup>
  );
}

const NO_ITEMS: readonly ListedItem[] = [];

type DiscoverMapProps = { mode: Mode; list: ReturnType<typeof useListing>; onOpen: (item: ListedItem) => void };

/** Everything the list would come to, on the map. */
export function DiscoverMap({ mode, list, onOpen }: DiscoverMapProps) {
  const { items, error, hasMore, isLoadingMore, loadMore, retry } = list;
  useEffect(() => {
    if (hasMore && !isLoadingMore && !error) loadMore();
  }, [hasMore, isLoadingMore, error, loadMore]);
  return (
    <>
      <CityMap items={items ?? NO_ITEMS} onOpen={onOpen} loading={<MapSkeleton />} />
      {items?.length === 0 && (
        <div className="absolute inset-x-4 top-16 rounded-card bg-paper shadow-raise">
          <NothingFound mode={mode} />
        </div>
      )}
      {!items && error && (
        <div className="absolute inset-x-4 top-16 rounded-card bg-paper shadow-raise">
          <ErrorState onRetry={retry} />
        </div>
      )}
    </>
  );
}
