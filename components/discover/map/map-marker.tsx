import type { FocusEventHandler } from "react";
import { categoryColor, itemColor } from "@/components/discover/category-colors";
import { cn } from "@/lib/core/shared/cn";
import { categoryOf, type MapItem, openTextOf, outsideLink } from "@/lib/discover/listing/items";
import type { PlacedMarker } from "@/lib/discover/map/hooks";
import { markerName } from "@/lib/discover/map/rules";

type MapMarkerProps = {
  spot: PlacedMarker;
  /** A pin's item. A cluster has none. */
  item: MapItem | undefined;
  /** Whether there is room for a pin's name below it. */
  isNamed: boolean;
  /** Roving tabindex: whether this marker is the one in the tab order. */
  isCurrent: boolean;
  onFocus: FocusEventHandler;
  onPress: () => void;
};

const place = "absolute top-0 left-0 flex flex-col items-center outline-offset-2";

/** "Green Mill, Live Music, Open until 4 AM" */
const pinLabel = (item: MapItem, isSaved: boolean) =>
  [item.name, categoryOf(item), openTextOf(item), isSaved ? "saved" : null, outsideLink(item) && "opens in a new tab"]
    .filter((part) => part !== null)
    .join(", ");

export function MapMarker({ spot, item, isNamed, isCurrent, onFocus, onPress }: MapMarkerProps) {
  const { marker, x, y } = spot;
  const shared = { "data-marker": marker.id, tabIndex: isCurrent ? 0 : -1, onFocus, onClick: onPress } as const;
  if (marker.kind === "cluster") {
    const side = marker.count < 10 ? 38 : marker.count < 40 ? 46 : 54;
    return (
      <button
        type="button"
        {...shared}
        data-line={categoryColor(marker.category)}
        aria-label={`${marker.count} results here`}
        className={cn(
          place,
          "justify-center rounded-full border-2 border-white bg-l font-display font-extrabold text-lg text-on-l tabular-nums shadow-raise before:absolute before:-inset-1 before:content-['']",
        )}
        style={{ width: side, height: side, translate: `${x - side / 2}px ${y - side / 2}px` }}
      >
        {marker.count}
      </button>
    );
  }
  if (!item) return null;
  return (
    <button
      type="button"
      {...shared}
      data-line={itemColor(item)}
      aria-label={pinLabel(item, item.isSaved)}
      aria-haspopup={outsideLink(item) || item.type === "communityEvent" ? undefined : "dialog"}
      className={cn(place, "h-11 w-11")}
      style={{ translate: `${x - 22}px ${y - 38}px` }}
    >
      <svg viewBox="0 0 28 36" aria-hidden="true" className="h-9 w-7 shrink-0 drop-shadow-md">
        <path
          d="M14 35C8 26 2 20.500 2 13.500a12 12 0 0 1 24 0C26 20.500 20 26 14 35Z"
          className="fill-l stroke-white"
          strokeWidth={2}
        />
        {item.isSaved ? (
          <path d="M10 8h8v11l-4-3.500-4 3.500Z" className="fill-on-l" />
        ) : (
          <circle cx={14} cy={13.5} r={4.5} className="fill-on-l" />
        )}
      </svg>
      {isNamed && (
        <span
          aria-hidden="true"
          className="mt-0.5 whitespace-nowrap rounded-full bg-paper/90 px-1 font-semibold text-ink text-xs shadow-card"
        >
          {markerName(item.name)}
        </span>
      )}
    </button>
  );
}
