import { z } from "@/lib/core/shared/zod";
import {
  clockTimeSchema,
  day,
  knownCoordinates,
  type Listing,
  link,
  listingsOf,
  numeric,
  perhaps,
  plain,
  priceRange,
  required,
} from "./listing";
import { clockWords, eventCategory, isChicago, MAX_EVENTS_A_SOURCE, TBA } from "./rules";

const amount = perhaps(numeric.refine((value) => value >= 0 && value < 100_000));
const item = z.object({
  id: z.union([z.number().int(), z.string().min(1).max(100)]),
  title: perhaps(required),
  short_title: perhaps(required),
  url: perhaps(link),
  type: perhaps(plain),
  status: perhaps(z.string()),
  datetime_local: z.string(),
  datetime_tbd: perhaps(z.boolean()),
  date_tbd: perhaps(z.boolean()),
  time_tbd: perhaps(z.boolean()),
  taxonomies: perhaps(z.array(perhaps(z.object({ name: perhaps(plain) })))),
  stats: perhaps(z.object({ lowest_price: amount, highest_price: amount })),
  performers: perhaps(z.array(perhaps(z.object({ image: perhaps(link) })))),
  venue: z.object({
    name: required,
    city: plain,
    state: perhaps(plain),
    address: perhaps(plain),
    postal_code: perhaps(plain),
    location: perhaps(z.object({ lat: perhaps(numeric), lon: perhaps(numeric) })),
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
    per_page: String(MAX_EVENTS_A_SOURCE),
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
    address: address ? `${address}, Chicago, ${[state ?? "IL", postal_code].filter(Boolean).join(" ")}` : null,
    date,
    // An hour to be announced is sent as a placeholder time.
    time: !start.success || data.time_tbd || data.datetime_tbd ? TBA : clockWords(start.data),
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
