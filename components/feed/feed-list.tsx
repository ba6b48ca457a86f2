import { ArrowUp } from "lucide-react";
import { type ReactNode, useCallback, useState } from "react";
import { FeedSkeleton } from "@/components/feed/feed-skeleton";
import { Masonry } from "@/components/feed/masonry";
import { PhotoCard } from "@/components/feed/photo-card";
import type { OpenedFrom } from "@/components/feed/use-picture-transition";
import { useScrollRestoration } from "@/components/feed/use-scroll-restoration";
import { Button } from "@/components/ui/button";
import { EndMarker } from "@/components/ui/end-marker";
import { Loading } from "@/components/ui/loading";
import { useSentinel } from "@/components/ui/use-sentinel";
import { lazyItemOverlay } from "@/lib/core/client/lazy-overlay";
import { prefersReducedMotion } from "@/lib/core/client/theme";
import { useIsHydrated } from "@/lib/core/client/use-is-hydrated";
import { useHomePhotos } from "@/lib/feed/home/hooks";
import type { Photo } from "@/lib/feed/photos/schema";

const PhotoCardSheet = lazyItemOverlay(() => import("@/components/feed/photo-card-sheet"), "PhotoCardSheet");

/**
 * Without scrolling, a phone shows only part of the feed's first row. The server renders that row, and its pictures
 * load eagerly. The other rows come with the page as data and are rendered in the browser.
 */
const FIRST_CARDS = 2;

type Feed = ReturnType<typeof useHomePhotos>;

function NewPosts({ onShow }: { onShow: () => void }) {
  return (
    <div className="pointer-events-none sticky top-20 z-20 flex justify-center">
      <Button size="sm" onClick={onShow} className="pointer-events-auto -mt-1 mb-2 rounded-full shadow-raise">
        <ArrowUp className="size-4" />
        New posts
      </Button>
    </div>
  );
}

function FeedEnd({ feed }: { feed: Feed }) {
  const sentinel = useSentinel(feed.hasMore && !feed.isLoadingMore && !feed.error, feed.loadMore);
  if (feed.error) {
    return (
      <div role="alert" className="flex flex-col items-center gap-3 py-6 text-center">
        <p className="text-ink-soft">Couldn't load more posts.</p>
        <Button variant="secondary" onClick={feed.retry}>
          Retry
        </Button>
      </div>
    );
  }
  if (feed.isLoadingMore) return <FeedSkeleton count={4} />;
  if (!feed.hasMore) return <EndMarker />;
  return (
    <div ref={sentinel} className="flex justify-center py-6">
      <Button variant="secondary" onClick={feed.loadMore}>
        Load more
      </Button>
    </div>
  );
}

type FeedListProps = {
  /** Which feed: a URL from `homePhotos`. */
  address: string;
  onOpen: (photo: Photo, from: OpenedFrom) => void;
  empty: ReactNode;
};

export function FeedList({ address, onOpen, empty }: FeedListProps) {
  const feed = useHomePhotos(address);
  useScrollRestoration(address, feed);
  const isHydrated = useIsHydrated();
  const [held, setHeld] = useState<{ id: string; from: OpenedFrom } | null>(null);
  const hold = useCallback(({ id }: Photo, from: OpenedFrom) => setHeld({ id, from }), []);
  const { photos } = feed;

  if (!photos) return <Loading error={feed.error} onRetry={feed.retry} skeleton={<FeedSkeleton />} />;
  if (photos.length === 0) return empty;
  const showNew = async () => {
    await feed.showPending();
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" });
  };
  return (
    <>
      {feed.waiting && <NewPosts onShow={showNew} />}
      <Masonry
        label="Posts"
        items={photos}
        renderedCount={isHydrated ? photos.length : FIRST_CARDS}
        keyOf={({ id }) => id}
        render={(photo, index) => (
          <PhotoCard photo={photo} onOpen={onOpen} onHold={hold} priority={index < FIRST_CARDS} />
        )}
      />
      {/* Below the first row alone, it would be in view and load the next page. */}
      {isHydrated && <FeedEnd feed={feed} />}
      <PhotoCardSheet
        item={photos.find(({ id }) => id === held?.id) ?? null}
        onOpen={(photo) => held && onOpen(photo, held.from)}
        onClose={() => setHeld(null)}
      />
    </>
  );
}
