import { useState } from "react";
import { ListRefresh } from "@/components/discover/list-refresh";
import { ListSkeleton } from "@/components/discover/list-skeleton";
import { ListedCard } from "@/components/discover/listed-cards";
import { type Clearing, NothingFound } from "@/components/discover/nothing-found";
import { PlacePhotos } from "@/components/discover/place-photos";
import { ListFoot } from "@/components/feed/list-foot";
import { Loading } from "@/components/ui/loading";
import { timeAgo } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { EVENT_SOURCES } from "@/lib/discover/events/rules";
import type { useListing } from "@/lib/discover/listing/hooks";
import type { ListedItem } from "@/lib/discover/listing/items";
import type { Mode } from "@/lib/discover/listing/rules";
import type { Coordinates } from "@/lib/discover/map/rules";

/** What a pull fetches again: any of them may be the list. */
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
    <p className="mb-3 rounded-control border border-line bg-card px-3.5 py-2.5 text-ink-soft text-sm">
      {since === null
        ? "Ticket sellers can't be reached right now. These are sample events."
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

function Results({ mode, list, here, onOpen, clearing }: DiscoverListProps) {
  const { items, error, retry } = list;
  if (!items) return <Loading error={error} onRetry={retry} skeleton={<ListSkeleton />} />;
  if (items.length === 0) return <NothingFound mode={mode} clearing={clearing} />;
  return (
    <>
      {list.staleSince !== undefined && <StaleNote since={list.staleSince} />}
      <ol className="flex flex-col gap-3">
        {items.map((item, index) => (
          // Below the fold a card costs no layout until it is scrolled near.
          <li key={item.id} className="[contain-intrinsic-size:auto_11rem] [content-visibility:auto]">
            <ListedCard item={item} rank={index + 1} here={here} onOpen={onOpen} />
          </li>
        ))}
      </ol>
      <ListFoot list={list} skeleton={<ListSkeleton label="Loading more" />} />
    </>
  );
}

export function DiscoverList(props: DiscoverListProps) {
  return (
    <>
      <ListRefresh endpoints={LISTS} />
      {props.mode === "venues" && props.clearing === undefined && <PlacePhotos />}
      <Results {...props} />
    </>
  );
}
