import { Heart, MapPin, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { PlaceLinks } from "@/components/feed/place-links";
import { SaveButton } from "@/components/feed/save-button";
import { Badge } from "@/components/ui/badge";
import { Dialog } from "@/components/ui/dialog";
import { Picture, POSTER } from "@/components/ui/picture";
import { ShareButton } from "@/components/ui/share-button";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { formatCount, formatNumber } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import type { SavedType } from "@/lib/discover/saved/rules";
import { DEFAULT_COORDINATES } from "@/lib/feed/cards/rules";

/** A card for a place or an activity rather than a post. */
export type PlaceCard = {
  saveAs: Extract<SavedType, "gem" | "activity">;
  id: string;
  name: string;
  image: string;
  placeholder?: string;
  location: string;
  caption: string;
  category: string;
  details: string[];
  likes?: number;
  comments?: number;
  website?: string | null;
  address?: string | null;
  coordinates?: { lat: number; lng: number };
  isSaved: boolean;
};

type PlaceDialogProps = OverlayControl & { place: PlaceCard; addressKey: string };

function Count({ icon, count, noun }: { icon: ReactNode; count: number; noun: string }) {
  return (
    <span className="inline-flex min-h-11 items-center gap-1 px-3 font-semibold text-sm tabular-nums">
      {icon}
      <span aria-hidden="true">{formatCount(count)}</span>
      <span className="sr-only">
        {formatNumber(count)} {noun}
      </span>
    </span>
  );
}

export function PlaceDialog({ place, addressKey, ...dialog }: PlaceDialogProps) {
  const { name, location, likes, comments } = place;
  // A gem's link opens for visitors too.
  const sharedPath = place.saveAs === "gem" ? paths.discover({ gem: place.id }) : paths.homeTrend(place.id);
  return (
    <Dialog {...dialog} title={name} hideTitle full address={{ key: addressKey, value: place.id }}>
      <Picture
        src={place.image}
        alt={name}
        {...POSTER}
        thumbhash={place.placeholder ?? null}
        priority
        className="max-h-[62dvh] w-full shrink-0"
      />
      <div className="flex flex-col gap-4 px-4 pt-4 pb-8">
        <div>
          <Badge tone="sky">{place.category}</Badge>
          <p aria-hidden="true" className="mt-2 font-display font-extrabold text-display">
            {name}
          </p>
          <p className="mt-1 flex gap-2 text-ink-soft">
            <MapPin className="mt-1 size-4 shrink-0" />
            <span>{location}</span>
          </p>
        </div>
        <p>{place.caption}</p>
        {place.details.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {place.details.map((detail) => (
              <li key={detail}>
                <Badge>{detail}</Badge>
              </li>
            ))}
          </ul>
        )}
        <div className="-mx-2 flex items-center border-line border-y py-1">
          {likes !== undefined && <Count icon={<Heart className="size-5" />} count={likes} noun="likes" />}
          {comments !== undefined && (
            <Count icon={<MessageCircle className="size-5" />} count={comments} noun="comments" />
          )}
          <ShareButton title={name} path={sharedPath} className="[&_svg]:size-5" />
        </div>
        <PlaceLinks
          place={{
            name,
            website: place.website ?? null,
            address: place.address ?? location,
            coordinates: place.coordinates ?? DEFAULT_COORDINATES,
            isApproximate: !place.coordinates,
          }}
        />
        <SaveButton type={place.saveAs} id={place.id} isSaved={place.isSaved} />
      </div>
    </Dialog>
  );
}
