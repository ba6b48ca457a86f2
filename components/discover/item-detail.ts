import { eventTimeText, priceRangeText } from "@/components/discover/ticketed-event-format";
import { DEFAULT_ADDRESS, DEFAULT_CITY } from "@/lib/discover/events/rules";
import type { LinkedPlace } from "@/lib/discover/links/rules";
import { type ListedItem, openTextOf } from "@/lib/discover/listing/items";

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
  const openText = openTextOf(item);
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
      openText,
      isOpen: null,
      about: event.description ?? `${event.category} at ${event.venue}.`,
      tags: [],
      links: { name: event.name, website: event.url, address: event.address, coordinates: event.coordinates },
    };
  }
  const {
    placeholder,
    focusY,
    rating,
    reviewCount,
    priceRange,
    neighborhood,
    description,
    tags,
    website,
    isOpen,
    name,
  } = item.type === "venue" ? item.venue : item.gem;
  const { address, coordinates } = item.type === "venue" ? item.venue : item.gem;
  return {
    placeholder,
    focusY,
    rating,
    reviewCount,
    price: priceRange,
    category: item.type === "venue" ? item.venue.cuisine : item.gem.category,
    area: neighborhood,
    address: address || DEFAULT_ADDRESS,
    hours: item.type === "venue" ? item.venue.availability : item.gem.hours,
    openText,
    isOpen,
    about: description,
    tags: item.type === "gem" ? [item.gem.specialFeature, ...tags] : tags,
    links: { name, website, address, coordinates },
  };
}
