import type { ReactNode } from "react";
import { useSentinel } from "@/components/feed/use-sentinel";
import { EndMarker } from "@/components/ui/end-marker";
import { ErrorState } from "@/components/ui/error-state";

type ListFootProps = {
  list: { error: unknown; hasMore: boolean; isLoadingMore: boolean; loadMore: () => void; retry: () => void };
  /** Stands in for the page that is on its way. */
  skeleton: ReactNode;
  end?: ReactNode;
};

/** The foot of a list whose next page loads as its end comes near. A page that failed is asked for again by hand. */
export function ListFoot({ list, skeleton, end = <EndMarker /> }: ListFootProps) {
  const { error, hasMore, isLoadingMore, loadMore, retry } = list;
  const sentinel = useSentinel(hasMore && !isLoadingMore && !error, loadMore);
  return (
    <>
      <div ref={sentinel} />
      {isLoadingMore && skeleton}
      {hasMore && error !== undefined && <ErrorState error={error} onRetry={retry} />}
      {!hasMore && end}
    </>
  );
}
