import { z } from "@/lib/core/shared/zod";
import {
  chicagoAddress,
  clockTimeSchema,
  day,
  knownCoordinates,
  type Listing,
  lenient,
  link,
  listingsOf,
  numeric,
  plain,
  price,
  priceRange,
  required,
} from "./listing";
import { clockText, eventCategory, isChicago, MAX_EVENTS_PER_SOURCE, TBA } from "./rules";

const item = z.object({
  id: z.union([z.number().int(), z.string().min(1).max(100)]),
  title: lenient(required),
  short_title: lenient(required),
  url: lenient(link),
  type: lenient(plain),
  status: lenient(z.string()),
  datetime_local: z.string(),
  datetime_tbd: lenient(z.boolean()),
  date_tbd: lenient(z.boolean()),
  time_tbd: lenient(z.boolean()),
  taxonomies: lenient(z.array(lenient(z.object({ name: lenient(plain) })))),
  stats: lenient(z.object({ lowest_price: price, highest_price: price })),
  performers: lenient(z.array(lenient(z.object({ image: lenient(link) })))),
  venue: z.object({
    name: required,
    city: plain,
    state: lenient(plain),
    address: lenient(plain),
    postal_code: lenient(plain),
    location: lenient(z.object({ lat: lenient(numeric), lon: lenient(numeric) })),
  }),
});
const answer = z.object({ events: z.array(z.unknown()) });

export function seatgeekUrl(base: string, clientId: string, from: string): URL {
  const url = new URL(`${base}/events`);
  url.search = new URLSearchParams({
    client_id: clientId,
    "venue.city": "Chicago",
    "venue.state": "IL",
    "datetime_local.gte": from,
    sort: "datetime_local.asc",
    per_page: String(MAX_EVENTS_PER_SOURCE),
  }).toString();
  return url;
}

function toListing(value: unknown): Listing | null {
  const parsed = item.safeParse(value);
  if (!parsed.success) return null;
  const { data } = parsed;
  const name = data.title ?? data.short_title;
  const [date = "", time = ""] = data.datetime_local.split("T");
  if (name === undefined || !day.safeParse(date).success || data.date_tbd || !isChicago(data.venue.city)) return null;
  if (/^(cancell?ed|postponed)$/.test(data.status ?? "")) return null;
  const start = clockTimeSchema.safeParse(time);
  const { address, state, postal_code, location } = data.venue;
  return {
    key: `seatgeek:${data.id}`,
    name,
    venue: data.venue.name,
    city: "Chicago",
    address: chicagoAddress(address, state, postal_code),
    date,
    // An hour to be announced is sent as a placeholder time.
    time: !start.success || data.time_tbd || data.datetime_tbd ? TBA : clockText(start.data),
    category: eventCategory([data.type ?? "", ...(data.taxonomies ?? []).flatMap((one) => one?.name ?? [])]),
    priceRange: priceRange([data.stats?.lowest_price, data.stats?.highest_price]),
    url: data.url ?? null,
    image: data.performers?.find((one) => one?.image)?.image ?? "",
    coordinates: knownCoordinates(location?.lat, location?.lon),
  };
}

/** The items of a Platform API response; null if it is no such response. */
export function parseSeatgeek(value: unknown): Listing[] | null {
  const parsed = answer.safeParse(value);
  return parsed.success ? listingsOf(parsed.data.events, toListing) : null;
}
