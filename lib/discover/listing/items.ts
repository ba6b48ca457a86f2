import type { Event, EventsAnswer } from "../events/schema";
import type { Spot } from "../guides/schema";
import type { HiddenGem, HiddenGemsAnswer } from "../hidden-gems/schema";
import { type Coordinates, distance, isInside, MAP_BOUNDS } from "../map/rules";
import type { Venue, VenuesAnswer } from "../venues/schema";

export type Answer = VenuesAnswer | HiddenGemsAnswer | EventsAnswer;

/** An item of Discover's list and map. */
export type ListedItem = { id: string; name: string; image: string; isSaved: boolean } & (
  | { kind: "venue"; venue: Venue }
  | { kind: "gem"; gem: HiddenGem }
  | { kind: "event"; event: Event }
);

const common = ({ id, name, image, isSaved }: { id: string; name: string; image: string; isSaved: boolean }) => ({
  id,
  name,
  image,
  isSaved,
});
export const venueItem = (venue: Venue): ListedItem => ({ ...common(venue), kind: "venue", venue });
export const gemItem = (gem: HiddenGem): ListedItem => ({ ...common(gem), kind: "gem", gem });
export const eventItem = (event: Event): ListedItem => ({ ...common(event), kind: "event", event });

export function listedIn(answer: Answer): ListedItem[] {
  if ("venues" in answer) return answer.venues.map(venueItem);
  if ("hiddenGems" in answer) return answer.hiddenGems.map(gemItem);
  return answer.events.map(eventItem);
}

export function coordinatesOf(item: ListedItem): Coordinates | null {
  if (item.kind === "venue") return item.venue.coordinates;
  return item.kind === "gem" ? item.gem.coordinates : item.event.coordinates;
}

/** Metres from somebody to an item, as the crow flies; null where it is not known where it is. */
export function metresTo(item: ListedItem, here: Coordinates): number | null {
  const there = coordinatesOf(item);
  return there && distance(there, here);
}

/** What of the items a map can show: those whose place is known and inside the spec's bounds. */
export function placesOf(items: readonly ListedItem[]): { id: string; category: string; coordinates: Coordinates }[] {
  return items.flatMap((item) => {
    const coordinates = coordinatesOf(item);
    if (!coordinates || !isInside(coordinates, MAP_BOUNDS)) return [];
    return [{ id: item.id, category: item.kind === "event" ? "Events" : categoryOf(item), coordinates }];
  });
}

export function categoryOf(item: ListedItem): string {
  if (item.kind === "venue") return item.venue.category;
  return item.kind === "gem" ? item.gem.type : item.event.category;
}

/** "Open until 9 PM"; events have no hours, and places whose hours are not known say so. */
export function openTextOf(item: ListedItem): string | null {
  if (item.kind === "venue") return item.venue.openText;
  return item.kind === "gem" ? item.gem.openText : null;
}

/** Spec §2: an event with both an url and a source opens there, in a new tab; any other item opens its sheet. */
export function outsideLink(item: ListedItem): string | null {
  return item.kind === "event" && item.event.source && item.event.url ? item.event.url : null;
}

/** A place as the category screen lists it. */
export function venueSpot(venue: Venue): Spot {
  const { id, name, rating, cuisine, neighborhood, image, placeholder, coordinates } = venue;
  return { id, type: "venue", name, rating, category: cuisine, neighborhood, image, placeholder, coordinates };
}

/** What stands open in the sheet, by its key in the address. */
const SELECTION_KEYS = ["venue", "gem", "event"] as const;
export type Selection = { kind: ListedItem["kind"]; id: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids are UUIDs; anything else is nobody's link and opens nothing. */
export function selectionIn(params: { get: (name: string) => string | null }): Selection | null {
  for (const kind of SELECTION_KEYS) {
    const id = params.get(kind);
    if (id && UUID.test(id)) return { kind, id: id.toLowerCase() };
  }
  return null;
}
