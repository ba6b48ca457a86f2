import { useState } from "react";
import { ListSkeleton } from "@/components/discover/list-skeleton";
import { ListedCard } from "@/components/discover/listed-cards";
import { type Clearing, NoResults } from "@/components/discover/no-results";
import { PlacePhotos } from "@/components/discover/place-photos";
import { ListRefresh } from "@/components/layout/list-refresh";
import { ItemList } from "@/components/ui/item-list";
import { ListFooter } from "@/components/ui/list-footer";
import { timeAgo } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { EVENT_SOURCES } from "@/lib/discover/events/rules";
import type { useListing } from "@/lib/discover/listing/hooks";
import type { ListedItem } from "@/lib/discover/listing/items";
import type { Mode } from "@/lib/discover/listing/rules";
import type { Coordinates } from "@/lib/discover/map/rules";

/** What pull-to-refresh fetches again: any of these may be the list. */
const LISTS = [
  paths.api.venues,
  paths.api.hiddenGems,
  paths.api.events,
  ...EVENT_SOURCES.map((source) => paths.api.ticketedEvents(source)),
];

/** Shown while a ticket provider is down: how old the cached events are. */
function StaleNote({ since }: { since: string | null }) {
  const [now] = useState(() => new Date());
  return (
    <p className="mb-3 rounded-control border border-line bg-card px-3 py-2 text-ink-soft text-sm">
      {since === null
        ? "We can't reach ticket sellers right now, so these are sample events."
        : `Ticket prices may be out of date (last updated ${timeAgo(since, now)}).`}
    </p>
  );
}

type DiscoverListProps = {
  mode: Mode;
  list: ReturnType<typeof useListing>;
  here: Coordinates | null;
  onOpen: (item: ListedItem) => void;
  clearing: Clearing | undefined;
};

export function DiscoverList({ mode, list, here, onOpen, clearing }: DiscoverListProps) {
  const hasItems = list.items !== undefined && list.items.length > 0;
  return (
    <>
      <ListRefresh endpoints={LISTS} />
      {mode === "venues" && clearing === undefined && <PlacePhotos />}
      {hasItems && list.staleSince !== undefined && <StaleNote since={list.staleSince} />}
      <ItemList
        list={list}
        skeleton={<ListSkeleton />}
        empty={<NoResults mode={mode} clearing={clearing} />}
        isOrdered
        className="flex flex-col gap-3"
        // A card below the fold costs no layout until it is almost scrolled into view.
        itemClassName="[contain-intrinsic-size:auto_8.5rem] [content-visibility:auto]"
        foot={<ListFooter list={list} skeleton={<ListSkeleton label="Loading more" />} />}
      >
        {(item, index) => <ListedCard item={item} rank={index + 1} here={here} onOpen={onOpen} />}
      </ItemList>
    </>
  );
}
