"use client";

import { Bookmark } from "lucide-react";
import { ItemBody } from "@/components/discover/item-body";
import { detailOf } from "@/components/discover/item-detail";
import { PhotoGrid } from "@/components/feed/photo-grid";
import { LinkButton } from "@/components/ui/link-button";
import { Picture } from "@/components/ui/picture";
import { VisitorFrame } from "@/components/visitor/visitor-frame";
import { paths } from "@/lib/core/shared/paths";
import type { ListedItem } from "@/lib/discover/listing/items";
import type { VenueDetail } from "@/lib/discover/venues/schema";

type ItemPageProps = {
  item: ListedItem;
  here: string;
  photos: VenueDetail["photos"];
};

/** A place or an event as a link shows it to a visitor. */
export function ItemPage({ item, here, photos }: ItemPageProps) {
  const detail = detailOf(item);
  return (
    <VisitorFrame
      here={here}
      title={item.name}
      why="visit"
      invitation={
        item.type === "event" ? "See who's going and what's nearby." : "See who's been here and what's nearby."
      }
    >
      <h1 className="sr-only">{item.type === "event" ? "An event in Chicago" : "A place in Chicago"}</h1>
      <Picture
        src={item.image}
        alt=""
        width={856}
        height={560}
        focusY={detail.focusY ?? 0.5}
        thumbhash={detail.placeholder}
        priority
        className="w-full"
      />
      <ItemBody item={item} here={null} title={<h2 className="text-display leading-tight">{item.name}</h2>}>
        <LinkButton href={paths.signup({ callbackUrl: here, why: "save" })} variant="secondary" block>
          <Bookmark className="size-5" />
          Save to Favorites
        </LinkButton>
        {photos.length > 0 && (
          <section>
            <h3 className="mb-2 text-display-sm">Photos from here</h3>
            <PhotoGrid photos={photos} />
          </section>
        )}
      </ItemBody>
    </VisitorFrame>
  );
}
