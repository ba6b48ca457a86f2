import type { ReactNode } from "react";
import { LoadMore } from "@/components/ui/load-more";
import { Loading } from "@/components/ui/loading";

export type ListState<Item> = {
  items: readonly Item[] | undefined;
  error: unknown;
  retry: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
};

type ItemListProps<Item> = {
  list: ListState<Item>;
  /** Stands in for the first page. */
  skeleton: ReactNode;
  empty: ReactNode;
  label?: string;
  className: string;
  /** Below the items; by default a "Load more" button. */
  foot?: ReactNode;
  children: (item: Item) => ReactNode;
};

/** A list in all its states: loading, failed, empty, or its items with what loads more of them. */
export function ItemList<Item extends { id: string }>(props: ItemListProps<Item>) {
  const { list, skeleton, empty, label, className, foot = <LoadMore list={list} />, children } = props;
  const { items, error, retry } = list;
  if (!items) {
    return <Loading error={error} onRetry={retry} skeleton={skeleton} />;
  }
  if (items.length === 0 && !list.hasMore) return empty;
  return (
    <>
      <ul aria-label={label} className={className}>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      {foot}
    </>
  );
}
