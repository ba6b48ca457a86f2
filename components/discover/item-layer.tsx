import { useEffect, useState } from "react";
import { SERVER_PROBLEM_TEXT } from "@/components/ui/error-state";
import { failed } from "@/components/ui/failed";
import { toast } from "@/components/ui/use-toast";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { useLinkedItem } from "@/lib/discover/listing/hooks";
import type { ListedItem, Selection } from "@/lib/discover/listing/items";
import type { Coordinates } from "@/lib/discover/map/rules";
import { useViewed } from "@/lib/suggestions/feedback/hooks";

const ItemSheet = lazyOverlay(() => import("@/components/discover/item-sheet"), "ItemSheet");

type Shared = { here: Coordinates | null; onClose: () => void };
type LayerProps = Shared & { shown: Selection; open: boolean; known: ListedItem | undefined; onClosed: () => void };

function Layer({ shown, open, known, here, onClose, onClosed }: LayerProps) {
  const { item, isGone, failure } = useLinkedItem(shown.type, shown.id, known);
  useViewed(shown.type, open ? item?.id : undefined);
  useEffect(() => {
    if (!open || !(isGone || failure)) return;
    if (isGone) toast({ title: "No longer available", description: "We couldn't find that place or event." });
    else failed("That didn't load", failure, SERVER_PROBLEM_TEXT);
    onClose();
  }, [isGone, failure, open, onClose]);
  if (!item) return null;
  return <ItemSheet item={item} here={here} open={open} onClose={onClose} onClosed={onClosed} />;
}

type ItemLayerProps = Shared & { selection: Selection | null; items: readonly ListedItem[] };

/** The open item sheet. The previous one stays mounted during its closing animation. */
export function ItemLayer({ selection, items, ...shared }: ItemLayerProps) {
  const [last, setLast] = useState<{ selection: Selection; known: ListedItem | undefined } | null>(null);
  const shown = selection ?? last?.selection;
  const listed = items.find(({ id, type }) => id === shown?.id && type === shown.type);
  const isOther = selection !== null && (selection.id !== last?.selection.id || selection.type !== last.selection.type);
  // The item as the list has it now, so that a save in the sheet is reflected. If it's no longer in the list, the sheet
  // stays open.
  if (shown && (isOther || (listed && listed !== last?.known))) setLast({ selection: shown, known: listed });
  if (!last) return null;
  return (
    <Layer
      {...shared}
      key={`${last.selection.type} ${last.selection.id}`}
      shown={last.selection}
      known={last.known}
      open={selection !== null}
      onClosed={() => setLast(null)}
    />
  );
}
