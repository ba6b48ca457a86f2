"use client";

import { SearchX } from "lucide-react";
import { useState } from "react";
import { ListedCard } from "@/components/discover/listed-cards";
import { useSentinel } from "@/components/feed/use-sentinel";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { EndMarker } from "@/components/ui/end-marker";
import { ErrorState } from "@/components/ui/error-state";
import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { timeAgo } from "@/lib/core/shared/format";
import type { useListing } from "@/lib/discover/listing/hooks";
import type { ListedItem } from "@/lib/discover/listing/items";
import type { Mode } from "@/lib/discover/listing/rules";
import type { Coordinates } from "@/lib/discover/map/rules";

/** Spec §2: shown to everybody while the list loads. */
const LOADING = "Loading discover...";

export function ListSkeleton({ label = LOADING }: { label?: string }) {
  return (
    <SkeletonGroup label={label} isLabelShown={label === LOADING} count={4} className="flex flex-col gap-3">
      <RowSkeleton
        className="rounded-card border border-line bg-card p-3 pl-4.5"
        picture="aspect-4/5 w-26 max-[359px]:w-20"
        lines={["h-5 w-4/5", "h-3.5 w-1/2", "h-3.5 w-2/3", "h-3.5 w-full"]}
      />
    </SkeletonGroup>
  );
}

type NothingFoundProps = {
  mode: Mode;
  /** Clears the active filters, if there are any beside the search text. */
  onClear: (() => void) | undefined;
};

export function NothingFound({ mode, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={mode === "hidden_gems" ? "No hidden gems found" : "No places or events found"}
      text="Try adjusting your search or category filters"
      action={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            Clear filters
          </Button>
        )
      }
    />
  );
}

/** Shown while a ticket provider is down: how old the cached events are. */
function StaleNote({ since }: { since: string | null }) {
  const [now] = useState(() => new Date());
  return (
    <p className="mb-3 rounded-control border border-line bg-card px-3.5 py-2.5 text-ink-soft text-sm">
      {since === null
        ? "Ticket sellers can't be reached right now. These are sample events."
        : `A ticket seller can't be reached right now. These events are as of ${timeAgo(since, now)}.`}
    </p>
  );
}

type DiscoverListProps = {
  mode: Mode;
  list: ReturnType<typeof useListing>;
  here: Coordinates | null;
  onOpen: (item: ListedItem) => void;
  onClear: (() => void) | undefined;
};

export function DiscoverList({ mode, list, here, onOpen, onClear }: DiscoverListProps) {
  const { items, error, hasMore, isLoadingMore, loadMore, retry } = list;
  const sentinel = useSentinel(hasMore && !isLoadingMore && !error, loadMore);
  if (!items) return error ? <ErrorState onRetry={retry} /> : <ListSkeleton />;
  if (items.length === 0) return <NothingFound mode={mode} onClear={onClear} />;
  return (
    <>
      {list.staleSince !== undefined && <StaleNote since={list.staleSince} />}
      <ol className="flex flex-col gap-3">
        {items.map((item, index) => (
          <li key={item.id}>
            <ListedCard item={item} rank={index + 1} here={here} onOpen={onOpen} />
          </li>
        ))}
      </ol>
      <div ref={sentinel} />
      {isLoadingMore && <ListSkeleton label="Loading more" />}
      {error && <ErrorState onRetry={retry} />}
      {!hasMore && <EndMarker />}
    </>
  );
}
