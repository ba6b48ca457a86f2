import { HitList, type HitRow, useHits } from "@/components/home/search-hits";
import type { DetailKey } from "@/components/home/use-detail";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { PersonName } from "@/components/ui/person-name";
import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import { paths } from "@/lib/core/shared/paths";
import { useHomePhotos } from "@/lib/feed/home/hooks";
import type { Photo } from "@/lib/feed/photos/schema";

function photoHit({ id, title, user, location, photoUrl }: Photo): HitRow {
  return {
    key: `photo ${id}`,
    name: title,
    detail: (
      <>
        <PersonName person={user} /> · {location}
      </>
    ),
    image: mediaUrl(photoUrl, 320),
    to: { open: "photo", id },
  };
}

function ResultsSkeleton() {
  return (
    <SkeletonGroup label="Searching" count={5} className="mt-4 flex flex-col gap-4">
      <RowSkeleton picture="size-14" lines={["h-4 w-2/3", "h-3.5 w-1/2"]} />
    </SkeletonGroup>
  );
}

type SearchResultsProps = {
  search: string;
  onOpen: (key: DetailKey, id: string) => void;
  onShowAll: () => void;
};

/** Sections by relevance, then posts, plus "Did you mean" when there are few results. */
export function SearchResults({ search, onOpen, onShowAll }: SearchResultsProps) {
  const feed = useHomePhotos(paths.api.homeFeed({ q: search }));
  const city = useHits(search);
  const posts = (feed.photos ?? []).map(photoHit);
  const count = posts.length + city.sections.reduce((sum, { hits }) => sum + hits.length, 0);
  const isReady = feed.photos !== undefined && !city.isLoading;
  const hasFailed = count === 0 && feed.error !== undefined;
  return (
    <section aria-label="Search results" className="px-4 pt-3 pb-6">
      <p role="status" className="text-ink-soft text-sm">
        {isReady && !hasFailed && `${count}${feed.hasMore ? "+" : ""} results found`}
      </p>
      {hasFailed && <ErrorState error={feed.error} onRetry={feed.retry} />}
      {!isReady && !hasFailed && count === 0 && <ResultsSkeleton />}
      {isReady && !hasFailed && count === 0 && city.suggestions.length === 0 && (
        <EmptyState
          title={`No results for "${search}"`}
          text="Check the spelling, or clear the search to browse by category."
          className="pb-4"
        />
      )}
      {city.sections.map(({ title, hits }) => (
        <HitList key={title} title={title} hits={hits} onOpen={onOpen} />
      ))}
      <HitList title="Posts" hits={posts} onOpen={onOpen} />
      {posts.length > 1 && (
        <Button variant="secondary" block onClick={onShowAll} className="mt-2">
          See these posts
        </Button>
      )}
      <HitList title="Did you mean" hits={city.suggestions} onOpen={onOpen} />
    </section>
  );
}
