import { Bookmark, X } from "lucide-react";
import { useState } from "react";
import { itemColor } from "@/components/discover/category-colors";
import { CheckInButton, useCheckInPrivacy } from "@/components/discover/check-in-button";
import { ItemBody } from "@/components/discover/item-body";
import { detailOf } from "@/components/discover/item-detail";
import { VenueReviews } from "@/components/discover/venue-reviews";
import { PhotoGrid } from "@/components/feed/photo-grid";
import { useSaving } from "@/components/feed/use-saving";
import { DayList } from "@/components/people/person-line";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Picture } from "@/components/ui/picture";
import { ShareButton } from "@/components/ui/share-button";
import { Sheet } from "@/components/ui/sheet";
import { SheetClose } from "@/components/ui/sheet-close";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/use-toast";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";
import { eventDay } from "@/lib/discover/events/rules";
import type { ListedItem } from "@/lib/discover/listing/items";
import type { Coordinates } from "@/lib/discover/map/rules";
import { useVenue } from "@/lib/discover/venues/hooks";
import type { VenueDetail } from "@/lib/discover/venues/schema";

/** "You've been here 3 times, most recently on Fri, Nov 20." */
function visitText({ count, lastDay }: VenueDetail["visits"]): string | null {
  if (count === 0 || lastDay === null) return null;
  return count === 1
    ? `You were here on ${eventDay(lastDay)}.`
    : `You've been here ${count} times, most recently on ${eventDay(lastDay)}.`;
}

type VenueVisitsProps = { venueId: string; privacy: ReturnType<typeof useCheckInPrivacy> };

/** Your note and visits, friends who were here, and photos taken here. */
function VenueVisits({ venueId, privacy }: VenueVisitsProps) {
  const { data: venue } = useVenue(venueId);
  const visited = venue && visitText(venue.visits);
  return (
    <>
      {venue?.note && (
        <section>
          <h3 className="text-display-sm">Your note</h3>
          <p className="mt-1 whitespace-pre-line break-words">{venue.note}</p>
        </section>
      )}
      <div className="flex flex-col gap-1">
        {!venue?.visits.todayId && (
          <Switch
            label="Private check-in"
            description="Counts toward your stats, but friends won't see it."
            checked={privacy.isPrivate}
            onCheckedChange={privacy.setPrivate}
          />
        )}
        {visited && <p className="text-ink-soft text-sm">{visited}</p>}
      </div>
      {venue && venue.friends.length > 0 && (
        <section>
          <h3 className="text-display-sm">Friends who've been here</h3>
          <DayList people={venue.friends} className="mt-2" />
        </section>
      )}
      {venue && venue.photos.length > 0 && (
        <section>
          <h3 className="text-display-sm">Photos from here</h3>
          <PhotoGrid photos={venue.photos} className="mt-2" />
        </section>
      )}
    </>
  );
}

type SaveProps = { item: ListedItem; onClose: () => void };

/** Spec §2: Save to Favorites closes the sheet, here once the item is saved. */
function SaveToFavorites({ item, onClose }: SaveProps) {
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

/** Code-split: most places aren't on any of the city's trails. */
const PlaceTrails = lazyPart(() => import("@/components/discover/place-trails"), "PlaceTrails");

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
