import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { failed } from "@/components/ui/failed";
import { Menu, MenuItem } from "@/components/ui/menu";
import { toast } from "@/components/ui/use-toast";
import { lazyOverlay } from "@/lib/core/client/lazy-component";
import { useCollections } from "@/lib/discover/collections/hooks";
import type { Collection } from "@/lib/discover/collections/schema";

// Code-split: it brings in a form.
const NameSheet = lazyOverlay(() => import("@/components/discover/saved/name-sheet"), "NameSheet");

export function CollectionMenu({ collection, onRemoved }: { collection: Collection; onRemoved: () => void }) {
  const { remove } = useCollections();
  const [isNaming, setNaming] = useState(false);
  /** Its items stay saved. */
  const deleteCollection = () => {
    const undo = remove(collection.id, (error) => failed("Couldn't delete collection", error));
    toast({
      title: "Collection deleted",
      description: `Everything in ${collection.name} is still saved.`,
      action: { label: "Undo", onClick: undo },
    });
    onRemoved();
  };
  return (
    <>
      <Menu label={`More options for ${collection.name}`} className="-my-1">
        <MenuItem icon={Pencil} label="Rename" onSelect={() => setNaming(true)} />
        <MenuItem icon={Trash2} label="Delete collection" danger onSelect={deleteCollection} />
      </Menu>
      <NameSheet collection={collection} open={isNaming} onOpenChange={setNaming} />
    </>
  );
}
