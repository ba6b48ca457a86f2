import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { detailOf } from "@/components/discover/item-detail";
import { ItemPage } from "@/components/visitor/item-page";
import { linkPreview } from "@/lib/core/server/link-preview";
import { orNotFound } from "@/lib/core/server/or-not-found";
import { paths } from "@/lib/core/shared/paths";
import { getEvent } from "@/lib/discover/events/queries";
import { getHiddenGem } from "@/lib/discover/hidden-gems/queries";
import { eventItem, gemItem, type ListedItem, selectionIn, venueItem } from "@/lib/discover/listing/items";
import { getVenue } from "@/lib/discover/venues/queries";
import type { VenueDetail } from "@/lib/discover/venues/schema";

type Props = { params: Promise<{ type: string; id: string }> };
type Found = { item: ListedItem; photos: VenueDetail["photos"] };

/** Reads the item as an anonymous viewer, so nothing personal to a member is ever loaded. */
async function asVisitor(type: ListedItem["type"], id: string): Promise<Found> {
  if (type === "event") return { item: eventItem(await getEvent(null, id)), photos: [] };
  if (type === "gem") return { item: gemItem(await getHiddenGem(null, id)), photos: [] };
  const venue = await getVenue(null, id);
  return { item: venueItem(venue), photos: venue.photos };
}

/** One lookup for the page and its metadata. */
const foundAt = cache(async (type: string, id: string): Promise<Found> => {
  const selection = selectionIn({ get: (name) => (name === type ? id : null) });
  if (!selection) notFound();
  return orNotFound(asVisitor(selection.type, selection.id));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { type, id } = await params;
  const { item } = await foundAt(type, id);
  const { hours, area, category, about } = detailOf(item);
  const where = item.type === "event" ? `${hours} at ${item.event.venue}` : `${category} in ${area}`;
  return linkPreview({
    title: item.name,
    description: [where, about].filter(Boolean).join(". "),
    path: paths.discover({ [item.type]: item.id }),
    image: item.image,
  });
}

/** `/discover?venue=…` and similar addresses for visitors; the middleware rewrites them to this page. */
export default async function LookPage({ params }: Props) {
  const { type, id } = await params;
  const { item, photos } = await foundAt(type, id);
  return <ItemPage item={item} photos={photos} />;
}
