"use client";

import { ImagePlus, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { FeedList } from "@/components/feed/feed-list";
import { FeedSkeleton } from "@/components/feed/feed-skeleton";
import type { OpenedFrom } from "@/components/feed/use-shared-open";
import { WaitingPhotos } from "@/components/outbox/waiting-photos";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { LinkButton } from "@/components/ui/link-button";
import { Segmented } from "@/components/ui/segmented";
import type { GeolocationState } from "@/lib/core/client/geolocation";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";
import type { Coordinates } from "@/lib/discover/map/rules";
import { useSearch } from "@/lib/discover/search/hooks";
import { feedQuery } from "@/lib/feed/home/rules";
import type { HomeFilter } from "@/lib/feed/photos/rules";
import type { Photo } from "@/lib/feed/photos/schema";

const FILTERS = [
  { value: "for-you", label: "For you" },
  { value: "following", label: "Following" },
  { value: "nearby", label: "Nearby" },
] as const;

type FeedSectionProps = {
  filter: HomeFilter;
  onFilter: (filter: HomeFilter) => void;
  search: string;
  onClearSearch: () => void;
  seed: string;
  here: Coordinates | null;
  geolocation: GeolocationState & { ask: () => void };
  onOpen: (photo: Photo, from: OpenedFrom) => void;
  onUpload: () => void;
  onRefresh: () => void;
  isRefreshing: boolean;
};

/** The key of the feed; null while "nearby" has no position. */
function addressOf({ filter, search, seed, here }: FeedSectionProps): string | null {
  const query = feedQuery({ search, filter, seed, here });
  return query && paths.api.homeFeed(query);
}

function Whereabouts({ geolocation }: Pick<FeedSectionProps, "geolocation">) {
  if (geolocation.status === "loading") return <FeedSkeleton />;
  return (
    <EmptyState
      title="What's around you?"
      text={geolocation.status === "failed" ? geolocation.message : "See posts from places within two kilometres."}
      action={
        <Button onClick={geolocation.ask}>{geolocation.status === "failed" ? "Try again" : "Use my location"}</Button>
      }
    />
  );
}

function emptyAction({ filter, search, onClearSearch, onUpload }: FeedSectionProps): ReactNode {
  if (search !== "") return <Button onClick={onClearSearch}>Clear search</Button>;
  if (filter === "following") return <LinkButton href={paths.friends}>Find people</LinkButton>;
  return <Button onClick={onUpload}>Add a photo</Button>;
}

function NothingHere(props: FeedSectionProps) {
  const { answer } = useSearch(props.search);
  const others = answer ? answer.places.length + answer.gems.length + answer.events.length + answer.people.length : 0;
  if (others > 0) return <p className="text-ink-soft">No posts about “{props.search}” yet.</p>;
  return (
    <EmptyState
      title="No activities found"
      text="Try adjusting your filters or check back later for new activities."
      action={emptyAction(props)}
    />
  );
}

export function FeedSection(props: FeedSectionProps) {
  const { filter, onFilter, search, geolocation, onOpen, onUpload, onRefresh, isRefreshing } = props;
  const address = addressOf(props);
  return (
    <section aria-label="Discover Chicago" className="px-4 pt-6">
      <div className="mb-3 flex items-center gap-1">
        <h2 className="flex-1 text-display">Discover Chicago</h2>
        <IconButton label="Refresh" onClick={onRefresh} disabled={isRefreshing}>
          <RotateCw aria-hidden="true" className={cn("size-5.5!", isRefreshing && "animate-turn")} />
        </IconButton>
        <IconButton label="Add a photo" onClick={onUpload} aria-haspopup="dialog" className="-mr-2">
          <ImagePlus aria-hidden="true" className="size-5.5!" />
        </IconButton>
      </div>
      {search === "" && (
        <Segmented label="Posts" value={filter} onValueChange={onFilter} options={FILTERS} className="mb-4" />
      )}
      <WaitingPhotos />
      {address === null ? (
        <Whereabouts geolocation={geolocation} />
      ) : (
        <FeedList key={address} address={address} onOpen={onOpen} empty={<NothingHere {...props} />} />
      )}
    </section>
  );
}
