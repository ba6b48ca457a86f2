import { X } from "lucide-react";
import { useState } from "react";
import { ItemBody } from "@/components/discover/item-body";
import { detailOf } from "@/components/discover/item-detail";
import { SaveToFavorites } from "@/components/discover/save-to-favorites";
import { VenueReviews } from "@/components/discover/venue-reviews";
import { VenueVisits } from "@/components/discover/venue-visits";
import { ShareButton } from "@/components/feed/share-button";
import { IconButton } from "@/components/ui/icon-button";
import { Picture } from "@/components/ui/picture";
import { Sheet, SheetClose } from "@/components/ui/sheet";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { paths } from "@/lib/core/shared/paths";
import type { ListedItem } from "@/lib/discover/listing/items";
import type { Coordinates } from "@/lib/discover/map/rules";

/** Most places lie on none of the city's ways, and nobody waits for them. */
const WaysHere = lazyComponent(() => import("@/components/discover/ways-here"), "WaysHere");

/** Snap points: a summary, and everything. */
const SNAPS = [0.62, 1];

type ItemSheetProps = {
  item: ListedItem;
  here: Coordinates | null;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
};

export function ItemSheet({ item, here, open, onClose, onClosed }: ItemSheetProps) {
  const detail = detailOf(item);
  const [first] = useState(() => ({ key: item.type, value: item.id }));
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClosed={onClosed}
      title={item.name}
      hideTitle
      address={first}
      snapPoints={SNAPS}
      className="px-0!"
      footer={<SaveToFavorites item={item} onClose={onClose} />}
    >
      <ShareButton
        title={item.name}
        path={paths.discover({ [item.type]: item.id })}
        onPicture
        className="absolute top-3 right-16 z-10"
      />
      <SheetClose render={<IconButton label="Close" icon={X} onPicture className="absolute top-3 right-3 z-10" />} />
      <Picture
        src={item.image}
        alt=""
        width={856}
        height={560}
        focusY={detail.focusY}
        thumbhash={detail.placeholder}
        priority
        className="max-h-[30dvh] w-full"
      />
      <ItemBody
        item={item}
        here={here}
        title={
          <p aria-hidden="true" className="font-display font-extrabold text-display leading-tight">
            {item.name}
          </p>
        }
      >
        {item.type === "venue" && <VenueVisits venueId={item.id} />}
        {item.type === "venue" && <VenueReviews venueId={item.id} name={item.name} />}
        {item.type === "venue" && <WaysHere at={item.venue.coordinates} />}
      </ItemBody>
    </Sheet>
  );
}
