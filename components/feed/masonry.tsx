import type { ReactNode } from "react";

type MasonryProps<T> = {
  items: readonly T[];
  keyOf: (item: T) => string;
  render: (item: T, index: number) => ReactNode;
  label?: string;
  /** How many are rendered so far; the others keep their space. */
  renderedCount?: number;
};

/**
 * Two columns whose heights cycle by the spec (`.masonry` in app/styles/repeated.css). Each card spans as many small
 * rows as it is high, and the grid puts it into the first free column, so the document order stays the reading order.
 */
export function Masonry<T>({ items, keyOf, render, label, renderedCount = items.length }: MasonryProps<T>) {
  return (
    <ul aria-label={label} className="masonry">
      {items.map((item, index) => (
        <li key={keyOf(item)}>{index < renderedCount && render(item, index)}</li>
      ))}
    </ul>
  );
}
