import { fold } from "@/lib/core/shared/fold";
import type { Event, EventsAnswer } from "../events/schema";
import type { Spot } from "../guides/schema";
import type { HiddenGem, HiddenGemsAnswer } from "../hidden-gems/schema";
import { type Coordinates, distance, isInside, MAP_BOUNDS } from "../map/rules";
import type { NearbyActivity } from "../map/schema";
import type { Venue, VenuesAnswer } from "../venues/schema";
import { chosenChip, type DiscoverView } from "./rules";

export type Answer = VenuesAnswer | HiddenGemsAnswer | EventsAnswer;

export type ListedItem = { id: string; name: string; image: string; isSaved: boolean } & (
  | { type: "venue"; venue: Venue }
  | { type: "gem"; gem: HiddenGem }
  | { type: "event"; event: Event }
);

/** What the map shows and filters of a community event. */
export type EventAtPlace = {
  id: string;
  title: string;
  image: string | null;
  location: string;
  category: string;
  date: string;
  price: number;
  coordinates: Coordinates | null;
};

/** A community event, which only the map shows along with other items; it has its own page. */
export type CommunityEventItem = {
  type: "communityEvent";
  id: string;
  name: string;
  image: string;
  isSaved: false;
  communityEvent: EventAtPlace;
};
/** A Near me result, which the map shows in every mode. */
export type NearbyItem = {
  type: "nearby";
  id: string;
  name: string;
  image: string;
  isSaved: false;
  nearby: NearbyActivity;
};
export type MapItem = ListedItem | CommunityEventItem | NearbyItem;

const common = ({ id, name, image, isSaved }: { id: string; name: string; image: string; isSaved: boolean }) => ({
  id,
  name,
  image,
  isSaved,
});
export const venueItem = (venue: Venue): ListedItem => ({ ...common(venue), type: "venue", venue });
export const gemItem = (gem: HiddenGem): ListedItem => ({ ...common(gem), type: "gem", gem });
export const communityEventItem = (communityEvent: EventAtPlace): CommunityEventItem => ({
  ...{
    type: "communityEvent",
    id: communityEvent.id,
    name: communityEvent.title,
    image: communityEvent.image ?? "",
    isSaved: false,
  },
  communityEvent,
});
export const nearbyItem = (nearby: NearbyActivity): NearbyItem => ({
  ...{ type: "nearby", id: nearby.id, name: nearby.name, image: nearby.image, isSaved: false },
  nearby,
});
export const eventItem = (event: Event): ListedItem => ({ ...common(event), type: "event", event });

export function listedIn(answer: Answer): ListedItem[] {
  if ("venues" in answer) return answer.venues.map(venueItem);
  if ("hiddenGems" in answer) return answer.hiddenGems.map(gemItem);
  return answer.events.map(eventItem);
}

export function coordinatesOf(item: MapItem): Coordinates | null {
  if (item.type === "communityEvent") return item.communityEvent.coordinates;
  if (item.type === "nearby") return item.nearby.coordinates;
  if (item.type === "venue") return item.venue.coordinates;
  return item.type === "gem" ? item.gem.coordinates : item.event.coordinates;
}

/** Straight-line meters from someone to an item; null if its position is unknown. */
export function distanceFrom(item: ListedItem, here: Coordinates): number | null {
  const there = coordinatesOf(item);
  return there && distance(there, here);
}

/** The items a map can show: those with a known position within the spec's bounds. */
export function placesOf(items: readonly MapItem[]): { id: string; category: string; coordinates: Coordinates }[] {
  return items.flatMap((item) => {
    const coordinates = coordinatesOf(item);
    if (!coordinates || !isInside(coordinates, MAP_BOUNDS)) return [];
    return [
      {
        id: item.id,
        category: isEvent(item) ? "Events" : categoryOf(item),
        coordinates,
      },
    ];
  });
}

export const NEARBY_KINDS: Record<NearbyActivity["type"], string> = {
  venue: "Place",
  gem: "Hidden gem",
  event: "Event",
};

export const isEvent = (item: MapItem): boolean =>
  item.type === "event" || item.type === "communityEvent" || (item.type === "nearby" && item.nearby.type === "event");

export function categoryOf(item: MapItem): string {
  if (item.type === "nearby") return NEARBY_KINDS[item.nearby.type];
  if (item.type === "communityEvent") return `${item.communityEvent.category} event`;
  if (item.type === "venue") return item.venue.category;
  return item.type === "gem" ? item.gem.type : item.event.category;
}

/** "Open until 9 PM"; null for events, and "Hours unknown" for places with unknown hours. */
export function openTextOf(item: MapItem): string | null {
  if (item.type === "venue") return item.venue.openText;
  return item.type === "gem" ? item.gem.openText : null;
}

/** Spec §2: an event with both a url and a source opens there, in a new tab; any other item opens its sheet. */
export function outsideLink(item: MapItem): string | null {
  return item.type === "event" && item.event.source && item.event.url ? item.event.url : null;
}

/** A place as the category screen lists it. */
export function venueSpot(venue: Venue): Spot {
  const { id, name, rating, cuisine, neighborhood, image, placeholder, coordinates } = venue;
  return { id, type: "venue", name, rating, category: cuisine, neighborhood, image, placeholder, coordinates };
}

/** Item types that can be open in the sheet, by their key in the URL. */
export const LISTED_TYPES = ["venue", "gem", "event"] as const;
export type Selection = { type: (typeof LISTED_TYPES)[number]; id: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids are UUIDs; anything else is ignored. */
export function selectionIn(params: { get: (name: string) => string | null }): Selection | null {
  for (const type of LISTED_TYPES) {
    const id = params.get(type);
    if (id && UUID.test(id)) return { type, id: id.toLowerCase() };
  }
  return null;
}

/** The community events that match the search and filters, to show on the map with the city's events. */
export function communityEventsFor(view: DiscoverView, events: readonly EventAtPlace[]): EventAtPlace[] {
  const { q, filters, area } = view;
  // The chips are categories of ticketed events.
  const isEveryKind = view.mode !== "events" || chosenChip(view) === "all";
  const words = fold(q.trim());
  return events.filter(
    ({ title, location, category, date, price, coordinates }) =>
      isEveryKind &&
      coordinates !== null &&
      (words === "" || [title, location, category].some((text) => fold(text).includes(words))) &&
      (!filters.free || price === 0) &&
      (filters.from === null || date >= filters.from) &&
      (filters.to === null || date <= filters.to) &&
      (area === null || isInside(coordinates, area)),
  );
}
