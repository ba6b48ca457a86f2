"use client";

import { useEffect, useState } from "react";
import { ItemSheet } from "@/components/discover/item-sheet";
import type { Selection } from "@/components/discover/use-selection";
import { toast } from "@/components/ui/use-toast";
import { useLinkedItem } from "@/lib/discover/listing/hooks";
import type { ListedItem } from "@/lib/discover/listing/items";

type Saved = Record<string, boolean>;

type LayerProps = { shown: Selection; open: boolean; known: ListedItem | undefined; onClose: () => void };
type Kept = { saved: Saved; onSaved: (id: string, isSaved: boolean) => void; onClosed: () => void };

function Layer({ shown, open, known, onClose, saved, onSaved, onClosed }: LayerProps & Kept) {
  const { item, error } = useLinkedItem(shown.kind, shown.id, known);
  const isLost = !item && error !== undefined;
  useEffect(() => {
    if (!isLost || !open) return;
    toast({ title: "No longer available", description: "That place or event could not be found." });
    onClose();
  }, [isLost, open, onClose]);
  if (!item) return null;
  return (
    <ItemSheet
      item={item}
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      isSaved={saved[item.id] ?? item.isSaved}
      onSaved={(isSaved) => onSaved(item.id, isSaved)}
    />
  );
}

type ItemLayerProps = { selection: Selection | null; items: readonly ListedItem[]; onClose: () => void };

/** Whatever sheet is open. The last one stays mounted while it leaves, so that it can be seen leaving. */
export function ItemLayer({ selection, items, onClose }: ItemLayerProps) {
  const [last, setLast] = useState<{ selection: Selection; known: ListedItem | undefined } | null>(null);
  const [saved, setSaved] = useState<Saved>({});
  if (selection && (selection.id !== last?.selection.id || selection.kind !== last.selection.kind)) {
    setLast({ selection, known: items.find(({ id, kind }) => id === selection.id && kind === selection.kind) });
  }
  if (!last) return null;
  return (
    <Layer
      key={`${last.selection.kind} ${last.selection.id}`}
      shown={last.selection}
      known={last.known}
      open={selection !== null}
      onClose={onClose}
      onClosed={() => setLast(null)}
      saved={saved}
      onSaved={(id, isSaved) => setSaved((now) => ({ ...now, [id]: isSaved }))}
    />
  );
}
