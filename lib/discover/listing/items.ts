import type { CommunityEvent } from "@/lib/community/events/schema";
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

/** What members hold, which only the map shows beside the rest; it has a page of its own. */
export type MeetingItem = {
  type: "meeting";
  id: string;
  name: string;
  image: string;
  isSaved: false;
  meeting: CommunityEvent;
};
/** What Near me finds, which the map shows beside the rest, whatever kind it lists. */
export type NearbyItem = {
  type: "nearby";
  id: string;
  name: string;
  image: string;
  isSaved: false;
  nearby: NearbyActivity;
};
export type MapItem = ListedItem | MeetingItem | NearbyItem;

const common = ({ id, name, image, isSaved }: { id: string; name: string; image: string; isSaved: boolean }) => ({
  id,
  name,
  image,
  isSaved,
});
export const venueItem = (venue: Venue): ListedItem => ({ ...common(venue), type: "venue", venue });
export const gemItem = (gem: HiddenGem): ListedItem => ({ ...common(gem), type: "gem", gem });
export const meetingItem = (meeting: CommunityEvent): MeetingItem => ({
  ...{ type: "meeting", id: meeting.id, name: meeting.title, image: meeting.image ?? "", isSaved: false },
  meeting,
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
  if (item.type === "meeting") return item.meeting.coordinates;
  if (item.type === "nearby") return item.nearby.coordinates;
  if (item.type === "venue") return item.venue.coordinates;
  return item.type === "gem" ? item.gem.coordinates : item.event.coordinates;
}

/** Metres from somebody to an item, as the crow flies; null where it is not known where it is. */
export function metresTo(item: ListedItem, here: Coordinates): number | null {
  const there = coordinatesOf(item);
  return there && distance(there, here);
}

/** What of the items a map can show: those whose place is known and inside the spec's bounds. */
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
  item.type === "event" || item.type === "meeting" || (item.type === "nearby" && item.nearby.type === "event");

export function categoryOf(item: MapItem): string {
  if (item.type === "nearby") return NEARBY_KINDS[item.nearby.type];
  if (item.type === "meeting") return `${item.meeting.category} with members`;
  if (item.type === "venue") return item.venue.category;
  return item.type === "gem" ? item.gem.type : item.event.category;
}

/** "Open until 9 PM"; events have no hours, and places whose hours are not known say so. */
export function openTextOf(item: MapItem): string | null {
  if (item.type === "venue") return item.venue.openText;
  return item.type === "gem" ? item.gem.openText : null;
}

/** Spec §2: an event with both an url and a source opens there, in a new tab; any other item opens its sheet. */
export function outsideLink(item: MapItem): string | null {
  return item.type === "event" && item.event.source && item.event.url ? item.event.url : null;
}

/** A place as the category screen lists it. */
export function venueSpot(venue: Venue): Spot {
  const { id, name, rating, cuisine, neighborhood, image, placeholder, coordinates } = venue;
  return { id, type: "venue", name, rating, category: cuisine, neighborhood, image, placeholder, coordinates };
}

/** What stands open in the sheet, by its key in the address. */
export const LISTED_TYPES = ["venue", "gem", "event"] as const;
export type Selection = { type: (typeof LISTED_TYPES)[number]; id: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids are UUIDs; anything else is nobody's link and opens nothing. */
export function selectionIn(params: { get: (name: string) => string | null }): Selection | null {
  for (const type of LISTED_TYPES) {
    const id = params.get(type);
    if (id && UUID.test(id)) return { type, id: id.toLowerCase() };
  }
  return null;
}

/** Which of the members' events stand on the map beside the city's: those that the search and the filters leave. */
export function meetingsFor(view: DiscoverView, events: readonly CommunityEvent[]): CommunityEvent[] {
  const { q, filters, area } = view;
  // The chips are kinds of ticketed events.
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
