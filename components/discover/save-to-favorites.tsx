import { Bookmark } from "lucide-react";
import { useSaving } from "@/components/feed/use-saving";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { cn } from "@/lib/core/shared/cn";
import type { ListedItem } from "@/lib/discover/listing/items";

type SaveProps = { item: ListedItem; onClose: () => void };

/** Spec §2: Save to Favorites closes the sheet, here once the item is saved. */
export function SaveToFavorites({ item, onClose }: SaveProps) {
  const { isSaved } = item;
  const save = useSaving();
  const run = (wanted: boolean) => save(item.type, item.id, wanted);
  const press = () => {
    const wanted = !isSaved;
    toast({
      title: wanted ? "Saved to Favorites" : "Removed from Favorites",
      description: item.name,
      action: { label: "Undo", onClick: () => void run(!wanted) },
    });
    void run(wanted);
    if (wanted) onClose();
  };
  return (
    <Button variant="secondary" block aria-pressed={isSaved} onClick={press}>
      <Bookmark className={cn("size-5", isSaved && "fill-sky text-sky-ink")} />
      {isSaved ? "Saved to Favorites" : "Save to Favorites"}
    </Button>
  );
}
