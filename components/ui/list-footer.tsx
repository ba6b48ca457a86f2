import type { ReactNode } from "react";
import { EndMarker } from "@/components/ui/end-marker";
import { ErrorState } from "@/components/ui/error-state";
import { useSentinel } from "@/components/ui/use-sentinel";

type ListFooterProps = {
  list: { error: unknown; hasMore: boolean; isLoadingMore: boolean; loadMore: () => void; retry: () => void };
  /** Shown while the next page loads. */
  skeleton: ReactNode;
  end?: ReactNode;
};

/** The end of a list with infinite scroll. After a failure, the next page loads only on Retry. */
export function ListFooter({ list, skeleton, end = <EndMarker /> }: ListFooterProps) {
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
