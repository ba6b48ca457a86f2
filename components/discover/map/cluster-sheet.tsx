import { itemColor } from "@/components/discover/category-colors";
import { Sheet } from "@/components/ui/sheet";
import { afterOverlaysClosed } from "@/components/ui/use-back-close";
import { categoryOf, type MapItem } from "@/lib/discover/listing/items";

type ClusterSheetProps = {
  item: readonly MapItem[];
  open: boolean;
  onOpen: (item: MapItem) => void;
  onClose: () => void;
};

/** The list of a cluster that no zoom level splits up (same coordinates). */
export function ClusterSheet({ item: items, open, onOpen, onClose }: ClusterSheetProps) {
  const choose = (item: MapItem) => {
    onClose();
    afterOverlaysClosed(() => onOpen(item));
  };
  return (
    <Sheet open={open} onOpenChange={onClose} title={`${items.length} results here`}>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              onClick={() => choose(item)}
              className="flex min-h-13 w-full items-center gap-3 py-2 text-left"
            >
              <span aria-hidden="true" data-line={itemColor(item)} className="size-3 shrink-0 rounded-full bg-l" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold leading-snug">{item.name}</span>
                <span className="block text-ink-soft text-sm">{categoryOf(item)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
