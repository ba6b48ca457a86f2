import { eventTimeText, priceRangeText } from "@/components/discover/ticketed-event-format";
import { DEFAULT_ADDRESS, DEFAULT_CITY } from "@/lib/discover/events/rules";
import type { LinkedPlace } from "@/lib/discover/links/rules";
import type { ListedItem } from "@/lib/discover/listing/items";

/** An item as its sheet shows it (spec §2). Fields that don't apply to its kind are missing. */
export type ItemDetail = {
  placeholder: string;
  focusY?: number;
  rating: number | null;
  reviewCount?: number;
  price: string | null;
  category: string;
  area: string;
  address: string;
  hours: string;
  openText: string | null;
  isOpen: boolean | null;
  about: string | null;
  tags: readonly string[];
  links: LinkedPlace;
};

export function detailOf(item: ListedItem): ItemDetail {
  if (item.type === "event") {
    const { event } = item;
    return {
      placeholder: event.placeholder,
      rating: event.rating,
      price: priceRangeText(event.priceRange),
      category: event.category,
      area: event.city || DEFAULT_CITY,
      address: event.address || DEFAULT_ADDRESS,
      hours: eventTimeText(event),
      openText: null,
      isOpen: null,
      about: event.description ?? `${event.category} event at ${event.venue}.`,
      tags: [],
      links: { name: event.name, website: event.url, address: event.address, coordinates: event.coordinates },
    };
  }
  const place = item.type === "venue" ? item.venue : item.gem;
  return {
    ...place,
    ...(item.type === "venue"
      ? { category: item.venue.cuisine, hours: item.venue.availability }
      : { hours: item.gem.hours, tags: [item.gem.specialFeature, ...item.gem.tags] }),
    price: place.priceRange,
    area: place.neighborhood,
    address: place.address || DEFAULT_ADDRESS,
    about: place.description,
    links: place,
  };
}
