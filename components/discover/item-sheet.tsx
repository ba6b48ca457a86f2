import { X } from "lucide-react";
import { useState } from "react";
import { itemColor } from "@/components/discover/category-colors";
import { CheckInButton, useCheckInPrivacy } from "@/components/discover/check-in-button";
import { ItemBody } from "@/components/discover/item-body";
import { detailOf } from "@/components/discover/item-detail";
import { SaveToFavorites } from "@/components/discover/save-to-favorites";
import { VenueReviews } from "@/components/discover/venue-reviews";
import { VenueVisits } from "@/components/discover/venue-visits";
import { IconButton } from "@/components/ui/icon-button";
import { Picture } from "@/components/ui/picture";
import { ShareButton } from "@/components/ui/share-button";
import { Sheet } from "@/components/ui/sheet";
import { SheetClose } from "@/components/ui/sheet-close";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { paths } from "@/lib/core/shared/paths";
import type { ListedItem } from "@/lib/discover/listing/items";
import type { Coordinates } from "@/lib/discover/map/rules";

/** Code-split: most places aren't on any of the city's trails. */
const PlaceTrails = lazyComponent(() => import("@/components/discover/place-trails"), "PlaceTrails");

/** Snap points: a summary and full height. */
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
  const privacy = useCheckInPrivacy();
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClosed={onClosed}
      title={item.name}
      hideTitle
      address={first}
      snapPoints={SNAPS}
      className="scroll-pt-16 px-0"
      footer={<SaveToFavorites item={item} onClose={onClose} />}
    >
      <Picture
        src={item.image}
        alt=""
        width={856}
        height={560}
        focusY={detail.focusY}
        thumbhash={detail.placeholder}
        priority
        className="h-44 max-h-[30dvh] w-full"
      />
      <div data-line={itemColor(item)} className="h-1 bg-l" />
      <div className="sticky top-0 z-5 flex min-h-14 items-center bg-raised pr-2 pl-4 after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-2 after:bg-linear-to-b after:from-raised after:to-transparent">
        <p aria-hidden="true" className="min-w-0 flex-1 py-4 font-display font-extrabold text-display-sm leading-tight">
          {item.name}
        </p>
        <ShareButton title={item.name} path={paths.discover({ [item.type]: item.id })} />
        <SheetClose render={<IconButton label="Close" icon={X} />} />
      </div>
      <ItemBody
        item={item}
        here={here}
        actions={item.type === "venue" && <CheckInButton venueId={item.id} isPrivate={privacy.isPrivate} />}
      >
        {item.type === "venue" && <VenueVisits venueId={item.id} privacy={privacy} />}
        {item.type === "venue" && <VenueReviews venueId={item.id} name={item.name} />}
        {item.type === "venue" && <PlaceTrails at={item.venue.coordinates} />}
      </ItemBody>
    </Sheet>
  );
}
