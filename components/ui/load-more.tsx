import { Button } from "@/components/ui/button";

type LoadMoreProps = {
  list: { hasMore: boolean; isLoadingMore: boolean; loadMore: () => void };
  className?: string;
};

export function LoadMore({ list: { hasMore, isLoadingMore, loadMore }, className }: LoadMoreProps) {
  if (!hasMore) return null;
  return (
    <Button variant="secondary" block className={className} pending={isLoadingMore} onClick={loadMore}>
      Load more
    </Button>
  );
}
