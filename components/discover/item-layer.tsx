"use client";

import { useEffect, useState } from "react";
import { ItemSheet } from "@/components/discover/item-sheet";
import type { SavedMarks } from "@/components/discover/use-saved-marks";
import { toast } from "@/components/ui/use-toast";
import { useLinkedItem } from "@/lib/discover/listing/hooks";
import type { ListedItem, Selection } from "@/lib/discover/listing/items";
import type { Coordinates } from "@/lib/discover/map/rules";
import { useViewed } from "@/lib/suggestions/feedback/hooks";

type Shared = { marks: SavedMarks; here: Coordinates | null; onClose: () => void };
type LayerProps = Shared & {
  shown: Selection;
  open: boolean;
  known: ListedItem | undefined;
  onClosed: () => void;
};

function Layer({ shown, open, known, marks, here, onClose, onClosed }: LayerProps) {
  const { item, isLost } = useLinkedItem(shown.kind, shown.id, known);
  useViewed(shown.kind, open ? item?.id : undefined);
  useEffect(() => {
    if (!isLost || !open) return;
    toast({ title: "No longer available", description: "That place or event could not be found." });
    onClose();
  }, [isLost, open, onClose]);
  if (!item) return null;
  return (
    <ItemSheet
      item={item}
      here={here}
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      isSaved={marks.isSaved(item)}
      onSaved={(isSaved) => marks.mark(item.id, isSaved)}
    />
  );
}

type ItemLayerProps = Shared & { selection: Selection | null; items: readonly ListedItem[] };

/** The open item sheet. The previous one stays mounted during its closing animation. */
export function ItemLayer({ selection, items, ...shared }: ItemLayerProps) {
  const [last, setLast] = useState<{ selection: Selection; known: ListedItem | undefined } | null>(null);
  if (selection && (selection.id !== last?.selection.id || selection.kind !== last.selection.kind)) {
    setLast({ selection, known: items.find(({ id, kind }) => id === selection.id && kind === selection.kind) });
  }
  if (!last) return null;
  return (
    <Layer
      {...shared}
      key={`${last.selection.kind} ${last.selection.id}`}
      shown={last.selection}
      known={last.known}
      open={selection !== null}
      onClosed={() => setLast(null)}
    />
  );
}
