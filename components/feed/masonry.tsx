import type { ReactNode } from "react";
import { masonryHeight } from "@/lib/feed/cards/rules";

/** The grid's row: all heights and the gap are multiples of it. */
const ROW = 4;
const GAP = 12;

type MasonryProps<T> = {
  items: readonly T[];
  keyOf: (item: T) => string;
  render: (item: T, index: number) => ReactNode;
  label?: string;
  /** How many are drawn so far; the others hold their place. */
  drawn?: number;
};

/**
 * Two columns whose heights cycle by the spec. Each card takes as many small rows as it is high, and the grid puts it
 * into the column that is free first: the document's order stays the reading order.
 */
export function Masonry<T>({ items, keyOf, render, label, drawn = items.length }: MasonryProps<T>) {
  return (
    <ul aria-label={label} className="masonry grid grid-cols-2 gap-x-3" style={{ gridAutoRows: `${ROW}px` }}>
      {items.map((item, index) => {
        const height = masonryHeight(index);
        return (
          <li key={keyOf(item)} style={{ height: `${height}px`, gridRow: `span ${(height + GAP) / ROW}` }}>
            {index < drawn && render(item, index)}
          </li>
        );
      })}
    </ul>
  );
}
