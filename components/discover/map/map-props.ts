import type { UserPosition } from "@/components/discover/use-user-position";
import type { MapItem } from "@/lib/discover/listing/items";
import type { Bbox } from "@/lib/discover/map/rules";

export type MapProps = {
  items: readonly MapItem[];
  isComplete: boolean;
  /** The search text the items were found by. */
  search: string;
  /** Where the map opens, if not at the spec's center. */
  area: Bbox | null;
  userPosition: UserPosition;
  onOpen: (item: MapItem) => void;
  /** Called with the visible bounds whenever the camera stops, and whether the user moved it. */
  onSeen: (bounds: Bbox, isOwnMove: boolean) => void;
};
