import "server-only";
import { systemClock } from "@/lib/core/shared/clock";
import { EVENT_SOURCES } from "../events/rules";
import { eventsNow } from "../events/snapshot";
import { gemPlaces } from "../hidden-gems/queries";
import { venuePlaces } from "../venues/places";
import { coarse, distance, toMiles } from "./rules";
import type { Nearby, NearbyActivity } from "./schema";

const SHOWN = 50;

/** Activities around a position, nearest first. The position is rounded, and neither stored nor logged. */
export async function listNearby(
  { latitude, longitude, radius }: Nearby,
  now = systemClock(),
): Promise<{ activities: NearbyActivity[] }> {
  const here = coarse({ lat: latitude, lng: longitude });
  const [venues, gems, { events }] = await Promise.all([venuePlaces(), gemPlaces(), eventsNow(EVENT_SOURCES, now)]);
  const around = <T extends { lat: number; lng: number }>(items: readonly T[]) =>
    items.map((item) => ({ item, meters: distance(item, here) })).filter(({ meters }) => meters <= radius);
  const placed = events.flatMap((event) => (event.coordinates ? [{ ...event, ...event.coordinates }] : []));
  type Found = {
    type: NearbyActivity["type"];
    meters: number;
    item: { id: string; name: string; image: string; lat: number; lng: number };
  };
  const found: Found[] = [
    ...around(venues).map(({ item, meters }): Found => ({ type: "venue", meters, item })),
    ...around(gems).map(({ item: { row }, meters }): Found => ({ type: "gem", meters, item: row })),
    ...around(placed).map(({ item, meters }): Found => ({ type: "event", meters, item })),
  ];
  found.sort((a, b) => a.meters - b.meters || (a.item.id < b.item.id ? -1 : 1));
  return {
    activities: found.slice(0, SHOWN).map(({ type, meters, item: { id, name, image, lat, lng } }) => ({
      id,
      type,
      name,
      image,
      coordinates: { lat, lng },
      distanceMiles: toMiles(meters),
    })),
  };
}
