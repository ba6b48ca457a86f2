import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { failed } from "@/components/ui/failed";
import { Menu, MenuItem } from "@/components/ui/menu";
import { useEver } from "@/components/ui/use-ever";
import { toast } from "@/components/ui/use-toast";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { useCollections } from "@/lib/discover/collections/hooks";
import type { Collection } from "@/lib/discover/collections/schema";

// Code-split: it brings a form along.
const NameSheet = lazyComponent(() => import("@/components/discover/saved/name-sheet"), "NameSheet");

export function CollectionMenu({ collection, onGone }: { collection: Collection; onGone: () => void }) {
  const { remove } = useCollections();
  const [isNaming, setNaming] = useState(false);
  const wasNaming = useEver(isNaming);
  /** What is in it stays saved. */
  const giveUp = () => {
    const undo = remove(collection.id, (error) => failed("Collection not deleted", error));
    toast({
      title: "Collection deleted",
      description: `What was in ${collection.name} stays saved.`,
      action: { label: "Undo", onClick: undo },
    });
    onGone();
  };
  return (
    <>
      <Menu label={`More about ${collection.name}`} className="-my-1">
        <MenuItem icon={Pencil} label="Rename" onSelect={() => setNaming(true)} />
        <MenuItem icon={Trash2} label="Delete collection" danger onSelect={giveUp} />
      </Menu>
      {wasNaming && <NameSheet collection={collection} open={isNaming} onOpenChange={setNaming} />}
    </>
  );
}
