import { usePreferences } from "@/components/preferences";
import { distanceText } from "@/lib/discover/listing/filters";
import { distanceFrom, type ListedItem } from "@/lib/discover/listing/items";
import type { Coordinates } from "@/lib/discover/map/rules";

type DistanceAwayProps = { item: ListedItem; here: Coordinates };

/** "0.4 mi away", in the user's unit. Renders nothing if the item's location is unknown. */
export function DistanceAway({ item, here }: DistanceAwayProps) {
  const { units } = usePreferences();
  const meters = distanceFrom(item, here);
  return meters === null ? null : <span className="whitespace-nowrap">{distanceText(meters, units)} away</span>;
}
