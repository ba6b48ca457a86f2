import { Masonry } from "@/components/feed/masonry";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";

const CARDS = ["a", "b", "c", "d", "e", "f"] as const;

/** The feed before its pictures have loaded: the same grid, the same heights. */
export function FeedSkeleton({ count = CARDS.length }: { count?: number }) {
  return (
    <SkeletonGroup label="Loading posts">
      <Masonry
        items={CARDS.slice(0, count)}
        keyOf={(card) => card}
        render={() => (
          <div className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card">
            <Skeleton className="min-h-0 flex-1 rounded-none" />
            <div className="flex h-12 items-center gap-2 px-2">
              <Skeleton className="size-6 rounded-full" />
              <Skeleton className="h-3.5 w-20" />
            </div>
          </div>
        )}
      />
    </SkeletonGroup>
  );
}
