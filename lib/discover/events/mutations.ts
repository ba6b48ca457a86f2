import "server-only";
import type { PoolClient } from "pg";
import { v7 as uuid } from "uuid";
import type { Listing } from "./listing";
import { type EventSource, mergeKey } from "./rules";

/**
 * Stores a provider's response: each event as a row with a permanent id, so that it can be saved and opened later, and
 * the keys of the events in this response, which lists show.
 */
export async function storeListings(
  db: PoolClient,
  source: EventSource,
  listings: readonly Listing[],
  now: Date,
): Promise<void> {
  const rows = listings.map(({ key, priceRange, coordinates, ...listing }) => ({
    ...listing,
    id: uuid(),
    externalKey: key,
    mergeKey: mergeKey(listing.name, listing.venue, listing.date),
    priceMin: priceRange?.min ?? null,
    priceMax: priceRange?.max ?? null,
    lat: coordinates?.lat ?? null,
    lng: coordinates?.lng ?? null,
  }));
  await db.query(
    `insert into events (id, "externalKey", "mergeKey", name, venue, city, address, date, time, category, "priceMin", "priceMax",
       source, url, image, lat, lng, "updatedAt")
     select id, "externalKey", "mergeKey", name, venue, city, address, date, time, category, "priceMin", "priceMax",
       $2, url, image, lat, lng, $3
     from jsonb_populate_recordset(null::events, $1::jsonb)
     on conflict ("externalKey") do update set
       "mergeKey" = excluded."mergeKey", name = excluded.name, venue = excluded.venue, city = excluded.city,
       address = excluded.address, date = excluded.date, time = excluded.time, category = excluded.category,
       "priceMin" = excluded."priceMin", "priceMax" = excluded."priceMax", url = excluded.url, image = excluded.image,
       lat = excluded.lat, lng = excluded.lng, "updatedAt" = excluded."updatedAt",
       sequence = events.sequence + case when (events.date, events.time, events.venue)
         is distinct from (excluded.date, excluded.time, excluded.venue) then 1 else 0 end`,
    [JSON.stringify(rows), source, now],
  );
  await db.query(
    `insert into gateway_responses (key, response, "fetchedAt") values ($1, $2::jsonb, $3)
     on conflict (key) do update set response = excluded.response, "fetchedAt" = excluded."fetchedAt"`,
    [`events:${source}`, JSON.stringify({ keys: listings.map(({ key }) => key) }), now],
  );
}
