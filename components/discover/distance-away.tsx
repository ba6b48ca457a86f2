import { usePreferences } from "@/components/preferences";
import { distanceText } from "@/lib/discover/listing/filters";
import { type ListedItem, metresTo } from "@/lib/discover/listing/items";
import type { Coordinates } from "@/lib/discover/map/rules";

type DistanceAwayProps = { item: ListedItem; here: Coordinates };

/** "0.4 mi away", in the user's unit; nothing if the item's location is unknown. */
export function DistanceAway({ item, here }: DistanceAwayProps) {
  const { units } = usePreferences();
  const metres = metresTo(item, here);
  return metres === null ? null : <span className="whitespace-nowrap">{distanceText(metres, units)} away</span>;
}
