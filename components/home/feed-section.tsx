import { ImagePlus, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { FeedList } from "@/components/feed/feed-list";
import { FeedSkeleton } from "@/components/feed/feed-skeleton";
import type { OpenedFrom } from "@/components/feed/use-picture-transition";
import { PendingList } from "@/components/layout/pending-list";
import { usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { LinkButton } from "@/components/ui/link-button";
import { Segmented } from "@/components/ui/segmented";
import type { GeolocationState } from "@/lib/core/client/geolocation";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";
import { aroundOf, type Coordinates, MAP_CENTER } from "@/lib/discover/map/rules";
import { feedQuery } from "@/lib/feed/home/rules";
import type { HomeFilter } from "@/lib/feed/photos/rules";
import type { Photo } from "@/lib/feed/photos/schema";
import { useUnsentPhotos } from "@/lib/feed/uploads/hooks";
import { useSearch } from "@/lib/search/hooks";

const Suggestions = lazyPart(() => import("@/components/people/suggestions"), "Suggestions");
const Distance = lazyPart(() => import("@/components/home/distance"), "Distance", { isQuiet: true });

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

/** The feed's key; null while "nearby" has no position. */
function addressOf({ filter, search, seed, here }: FeedSectionProps): string | null {
  const query = feedQuery({ search, filter, seed, here: here && aroundOf(here) });
  return query && paths.api.homeFeed(query);
}

function UserPosition({ geolocation }: Pick<FeedSectionProps, "geolocation">) {
  const { units } = usePreferences();
  if (geolocation.status === "loading") return <FeedSkeleton />;
  const around = `See posts from places within about ${units === "mi" ? "a mile" : "two kilometers"}.`;
  return (
    <EmptyState
      title="What's around you?"
      text={geolocation.status === "failed" ? geolocation.message : around}
      action={
        <Button onClick={geolocation.ask}>{geolocation.status === "failed" ? "Try again" : "Use my location"}</Button>
      }
    />
  );
}

/** Far from the city, "nearby" shows downtown and says so. */
function FarAway({ here }: { here: Coordinates }) {
  return (
    <p className="mb-3 rounded-control border border-line bg-card px-3 py-2 text-ink-soft text-sm">
      You're <Distance from={here} to={MAP_CENTER} /> from Chicago. Here are posts from downtown.
    </p>
  );
}

function emptyAction({ filter, search, onClearSearch, onUpload }: FeedSectionProps): ReactNode {
  if (search !== "") return <Button onClick={onClearSearch}>Clear search</Button>;
  if (filter === "following") return <LinkButton href={paths.friends}>Find people</LinkButton>;
  return <Button onClick={onUpload}>Add a photo</Button>;
}

function EmptyFeed(props: FeedSectionProps) {
  const { answer } = useSearch(props.search);
  const others = answer ? answer.places.length + answer.gems.length + answer.events.length + answer.people.length : 0;
  if (others > 0) return <p className="text-ink-soft">No posts about “{props.search}” yet.</p>;
  const followsNoOne = props.filter === "following" && props.search === "";
  return (
    <>
      <EmptyState
        title="No activities found"
        text="Try adjusting your filters or check back later for new activities."
        action={emptyAction(props)}
        className={followsNoOne ? "pb-6" : ""}
      />
      {followsNoOne && (
        <>
          <p className="mb-4 text-center text-ink-soft">Posts from people you follow show up here.</p>
          <Suggestions />
        </>
      )}
    </>
  );
}

export function FeedSection(props: FeedSectionProps) {
  const { filter, onFilter, search, here, geolocation, onOpen, onUpload, onRefresh, isRefreshing } = props;
  const address = addressOf(props);
  const unsent = useUnsentPhotos();
  return (
    <section aria-label="Discover Chicago" className="px-4 pt-2">
      <div className="mb-1 flex items-center gap-1">
        <h2 className="flex-1 text-display">Discover Chicago</h2>
        <IconButton
          label="Refresh"
          icon={RotateCw}
          onClick={onRefresh}
          disabled={isRefreshing}
          className={cn("[&_svg]:size-5.5", isRefreshing && "[&_svg]:animate-turn")}
        />
        <IconButton
          label="Add a photo"
          icon={ImagePlus}
          onClick={onUpload}
          aria-haspopup="dialog"
          className="-mr-2 [&_svg]:size-5.5"
        />
      </div>
      {search === "" && (
        <Segmented label="Posts" value={filter} onValueChange={onFilter} options={FILTERS} className="mb-3" />
      )}
      {filter === "following" && search === "" && (
        <LinkButton href={paths.friendActivity} variant="secondary" size="sm" className="mb-4">
          See friends' activity
        </LinkButton>
      )}
      <PendingList entries={unsent} />
      {filter === "nearby" && search === "" && here && aroundOf(here) !== here && <FarAway here={here} />}
      {address === null ? (
        <UserPosition geolocation={geolocation} />
      ) : (
        <FeedList key={address} address={address} onOpen={onOpen} empty={<EmptyFeed {...props} />} />
      )}
    </section>
  );
}
