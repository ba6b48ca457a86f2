"use client";

import { type Hit, HitRow, usePlaceHits } from "@/components/home/search-hits";
import type { DetailKey } from "@/components/home/use-detail";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { fullName } from "@/lib/core/shared/format";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import { paths } from "@/lib/core/shared/paths";
import { useHomePhotos } from "@/lib/feed/home/hooks";
import type { Photo } from "@/lib/feed/photos/schema";

const BONES = ["a", "b", "c", "d", "e"] as const;

function photoHit({ id, title, user, location, photoUrl }: Photo): Hit {
  return { key: "photo", id, name: title, detail: `${fullName(user)} · ${location}`, image: mediaUrl(photoUrl, 320) };
}

type SearchResultsProps = {
  search: string;
  onOpen: (key: DetailKey, id: string) => void;
  onShowAll: () => void;
};

export function SearchResults({ search, onOpen, onShowAll }: SearchResultsProps) {
  const feed = useHomePhotos(paths.api.homeFeed({ q: search }));
  const places = usePlaceHits(search);
  const hits = [...(feed.photos ?? []).map(photoHit), ...places];
  const count = `${hits.length}${feed.hasMore ? "+" : ""}`;

  return (
    <section aria-label="Search results" className="px-4 py-3">
      <p role="status" className="text-ink-soft text-sm">
        {feed.photos && `${count} results found`}
      </p>
      {!feed.photos && !feed.error && (
        <SkeletonGroup label="Searching" className="mt-2 flex flex-col gap-4">
          {BONES.map((bone) => (
            <div key={bone} className="flex gap-3.5">
              <Skeleton className="size-14 shrink-0 rounded-control" />
              <div className="flex-1 space-y-2 pt-1.5">
                <Skeleton className="h-4 w-2/3" />
                <Skeleton className="h-3.5 w-1/2" />
              </div>
            </div>
          ))}
        </SkeletonGroup>
      )}
      {feed.error && hits.length === 0 && <ErrorState onRetry={feed.retry} />}
      {feed.photos && hits.length === 0 && (
        <EmptyState
          title="No activities found"
          text="Try adjusting your filters or check back later for new activities."
        />
      )}
      <ul className="divide-y divide-line">
        {hits.map((hit) => (
          <li key={`${hit.key} ${hit.id}`}>
            <HitRow hit={hit} onOpen={() => onOpen(hit.key, hit.id)} />
          </li>
        ))}
      </ul>
      {feed.photos && feed.photos.length > 0 && (
        <Button variant="secondary" block onClick={onShowAll} className="mt-3">
          Show as posts
        </Button>
      )}
    </section>
  );
}
