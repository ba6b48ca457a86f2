"use client";

import { Clock, MapPin, Tag, TentTree, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { itemColor } from "@/components/discover/category-colors";
import { DistanceAway } from "@/components/discover/distance-away";
import { EventLinks } from "@/components/discover/event-links";
import { Rating } from "@/components/discover/item-card";
import { detailOf } from "@/components/discover/item-detail";
import { OpenBadge } from "@/components/discover/open-badge";
import { SaveToFavorites } from "@/components/discover/save-to-favorites";
import { VenueVisits } from "@/components/discover/venue-visits";
import { PlaceLinks } from "@/components/feed/place-links";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { Sheet, SheetClose } from "@/components/ui/sheet";
import { paths } from "@/lib/core/shared/paths";
import type { ListedItem } from "@/lib/discover/listing/items";
import type { Coordinates } from "@/lib/discover/map/rules";

function Row({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="relative py-2.5 pl-8">
      <dt className="text-ink-soft text-sm leading-tight [&>svg]:absolute [&>svg]:top-3 [&>svg]:left-0 [&>svg]:size-5 [&>svg]:text-sky-ink">
        {icon}
        {name}
      </dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

/** Snap points: a summary, and everything. */
const SNAPS = [0.62, 1];

type ItemSheetProps = {
  item: ListedItem;
  /** Where the person is, if they said so. */
  here: Coordinates | null;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
};

export function ItemSheet({ item, here, open, onClose, onClosed }: ItemSheetProps) {
  const detail = detailOf(item);
  const [first] = useState(() => ({ key: item.kind, value: item.id }));
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClosed={onClosed}
      title={item.name}
      hideTitle
      address={first}
      snapPoints={SNAPS}
      className="px-0"
      footer={<SaveToFavorites item={item} onClose={onClose} />}
    >
      <SheetClose
        render={
          <IconButton label="Close" onPicture className="absolute top-3 right-3 z-10">
            <X aria-hidden="true" />
          </IconButton>
        }
      />
      <Picture
        src={item.image}
        alt=""
        width={856}
        height={560}
        focusY={detail.focusY}
        thumbhash={detail.placeholder}
        priority
        className="w-full"
      />
      <div className="flex flex-col gap-4 px-5 pt-4">
        <div>
          <p aria-hidden="true" className="font-display font-extrabold text-display leading-tight">
            {item.name}
          </p>
          {item.kind === "event" && (
            <p className="mt-1 font-semibold text-sky-ink">
              {detail.hours}
              <span className="block text-ink">{item.event.venue}</span>
            </p>
          )}
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            {detail.rating !== null && (
              <Rating
                rating={detail.rating}
                {...(detail.reviewCount !== undefined && { reviewCount: detail.reviewCount })}
              />
            )}
            {detail.price && <span className="font-semibold">{detail.price}</span>}
            {here && <DistanceAway item={item} here={here} />}
            <Badge line={itemColor(item)}>{item.kind === "venue" ? item.venue.category : detail.category}</Badge>
          </p>
        </div>
        <dl className="divide-y divide-line border-line border-y">
          <Row icon={<Tag aria-hidden="true" />} name="Category">
            {detail.category}
            {item.kind === "venue" && (
              <Link
                href={paths.category(item.venue.category)}
                className="block w-fit font-semibold text-sky-ink text-sm underline underline-offset-4"
              >
                Guides to {item.venue.category}
              </Link>
            )}
          </Row>
          <Row icon={<TentTree aria-hidden="true" />} name="Area">
            {detail.area}
          </Row>
          <Row icon={<MapPin aria-hidden="true" />} name="Address">
            {detail.address}
          </Row>
          <Row icon={<Clock aria-hidden="true" />} name="Hours">
            {detail.openText && (
              <OpenBadge isOpen={detail.isOpen} className="block">
                {detail.openText}
              </OpenBadge>
            )}
            {detail.hours}
            {item.kind !== "event" && <span className="block text-ink-soft text-sm">Hours may differ on holidays</span>}
          </Row>
        </dl>
        {detail.about && (
          <section>
            <h3 className="text-display-sm">About this place</h3>
            <p className="mt-1">{detail.about}</p>
          </section>
        )}
        {detail.tags.length > 0 && (
          <section>
            <h3 className="text-display-sm">Features</h3>
            <ul className="mt-2 flex flex-wrap gap-2">
              {detail.tags.map((tag) => (
                <li key={tag}>
                  <Badge>{tag}</Badge>
                </li>
              ))}
            </ul>
          </section>
        )}
        <PlaceLinks place={detail.links} />
        {item.kind === "event" && <EventLinks event={item.event} />}
        {item.kind === "venue" && <VenueVisits venueId={item.id} />}
      </div>
    </Sheet>
  );
}
