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
  /** Shown while the first page loads. */
  skeleton: ReactNode;
  empty: ReactNode;
  label?: string;
  className?: string;
  isOrdered?: boolean;
  itemClassName?: string;
  /** Below the items; by default a "Load more" button. */
  foot?: ReactNode;
  children: (item: Item, index: number) => ReactNode;
};

/** A list in all its states: loading, failed, empty, or items with a control that loads more. */
export function ItemList<Item extends { id: string }>(props: ItemListProps<Item>) {
  const { list, skeleton, empty, label, className, itemClassName, foot = <LoadMore list={list} />, children } = props;
  const List = props.isOrdered ? "ol" : "ul";
  const { items, error, retry } = list;
  if (!items) {
    return <Loading error={error} onRetry={retry} skeleton={skeleton} />;
  }
  if (items.length === 0 && !list.hasMore) return empty;
  return (
    <>
      <List aria-label={label} className={className}>
        {items.map((item, index) => (
          <li key={item.id} className={itemClassName}>
            {children(item, index)}
          </li>
        ))}
      </List>
      {foot}
    </>
  );
}
