import type { Whereabouts } from "@/components/discover/use-whereabouts";
import type { ListedItem } from "@/lib/discover/listing/items";
import type { Bbox } from "@/lib/discover/map/rules";

/** What either map is given. */
export type MapProps = {
  items: readonly ListedItem[];
  /** Whether these are all there are. */
  isComplete: boolean;
  /** The words the items were found by. */
  search: string;
  /** Where the map opens, if not on the spec's centre. */
  area: Bbox | null;
  whereabouts: Whereabouts;
  onOpen: (item: ListedItem) => void;
  /** Called with the visible bounds whenever the camera stops, and whether the user moved it. */
  onSeen: (bounds: Bbox, isOwnMove: boolean) => void;
};
