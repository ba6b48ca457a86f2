import "server-only";
import { catalog } from "@/lib/core/server/catalog";
import { columnsOf, Prisma, rows, sql } from "@/lib/core/server/db";
import { isOpenAt, minuteOfWeek, openState, openStateText, PERMANENTLY_CLOSED, type WeekHours } from "../hours/rules";
import { distance, toMiles } from "../map/rules";
import { priceLevel } from "../places/prices";
import type { Place } from "../places/rules";
import { categoriesOf } from "./rules";
import { VENUE_COLUMNS, type Venue } from "./schema";

export type VenuePlace = Place & { name: string; cuisine: string; image: string };

/**
 * Venues, best rated first. Filters and counts use this process's cached copy of the fields they need, so that a chip's
 * count and its list come from the same function, and no list reads the whole table.
 */
export const venuePlaces = catalog<readonly VenuePlace[]>("venues", async () => {
  type Row = Omit<VenuePlace, "chips" | "price"> & { category: string; tags: string[]; priceRange: string };
  const found = await rows<Row>(sql`
    select id, name, category, cuisine, tags, "priceRange", neighborhood, rating, hours, lat, lng, image from venues
    where "closedOn" is null order by rating desc, id desc`);
  return found.map(({ category, tags, priceRange, ...place }) => ({
    ...place,
    chips: categoriesOf({ category, cuisine: place.cuisine, tags }),
    price: priceLevel(priceRange),
  }));
});

type VenueRow = Omit<Venue, "coordinates" | "isOpen" | "openText" | "distanceMiles" | "hours"> & {
  lat: number;
  lng: number;
  hours: WeekHours | null;
  isClosed: boolean;
};

const columns = Prisma.raw(columnsOf("v", [...VENUE_COLUMNS, "lat", "lng", "hours"]));

/** These venues in this order, as the viewer sees them. */
export async function venuesByIds(
  viewerId: string | null,
  ids: readonly string[],
  now: Date,
  near?: { lat: number; lng: number },
): Promise<Venue[]> {
  if (ids.length === 0) return [];
  const found = await rows<VenueRow>(sql`
    select ${columns}, v."closedOn" is not null as "isClosed",
           exists (select 1 from saved_items s
             where s."userId" = ${viewerId}::uuid and s.type = 'venue' and s."targetId" = v.id::text) as "isSaved"
    from venues v where v.id = any(${ids}::uuid[])`);
  const minute = minuteOfWeek(now);
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { lat, lng, hours, isClosed, ...venue } = row;
    return {
      ...venue,
      coordinates: { lat, lng },
      hours,
      isOpen: isClosed ? false : isOpenAt(hours, minute),
      openText: isClosed ? PERMANENTLY_CLOSED : openStateText(openState(hours, now, minute)),
      distanceMiles: near ? toMiles(distance({ lat, lng }, near)) : null,
    };
  });
}
