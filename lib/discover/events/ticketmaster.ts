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
  priced,
  priceRange,
  required,
} from "./listing";
import { clockText, eventCategory, isChicago, MAX_EVENTS_PER_SOURCE, TBA } from "./rules";

const named = lenient(z.object({ name: lenient(plain) }));
const venue = z.object({
  name: required,
  city: z.object({ name: plain }),
  address: lenient(z.object({ line1: lenient(plain) })),
  state: lenient(z.object({ stateCode: lenient(plain) })),
  postalCode: lenient(plain),
  location: lenient(z.object({ latitude: lenient(numeric), longitude: lenient(numeric) })),
});
const item = z.object({
  id: z.string().min(1).max(100),
  name: required,
  url: lenient(link),
  images: lenient(z.array(lenient(z.object({ url: link, width: lenient(numeric) })))),
  dates: z.object({
    start: z.object({
      localDate: day,
      localTime: lenient(clockTimeSchema),
      timeTBA: lenient(z.boolean()),
      noSpecificTime: lenient(z.boolean()),
      dateTBA: lenient(z.boolean()),
      dateTBD: lenient(z.boolean()),
    }),
    status: lenient(z.object({ code: lenient(z.string()) })),
  }),
  classifications: lenient(
    z.array(lenient(z.object({ family: lenient(z.boolean()), segment: named, genre: named, subGenre: named }))),
  ),
  priceRanges: lenient(z.array(lenient(priced))),
  _embedded: z.object({ venues: z.array(z.unknown()) }),
});
const answer = z.object({ _embedded: lenient(z.object({ events: z.array(z.unknown()) })), page: lenient(z.unknown()) });

/** The widest picture that a phone column can use. */
const PICTURE_WIDTH = 1100;

export function ticketmasterUrl(base: string, apiKey: string, from: string): URL {
  const url = new URL(`${base}/events.json`);
  url.search = new URLSearchParams({
    apikey: apiKey,
    city: "Chicago",
    stateCode: "IL",
    countryCode: "US",
    locale: "*",
    sort: "date,asc",
    startDateTime: `${from}T06:00:00Z`,
    size: String(MAX_EVENTS_PER_SOURCE),
  }).toString();
  return url;
}

function categoryOf(classifications: z.output<typeof item>["classifications"]) {
  const known = (classifications ?? []).filter((one) => one !== undefined);
  if (known.some(({ family }) => family)) return eventCategory(["Family"]);
  const words = known.flatMap(({ segment, genre, subGenre }) =>
    [segment, genre, subGenre].flatMap((part) => part?.name ?? []),
  );
  // "Children's Theatre" is a genre of Arts & Theatre, and "Family" one of Miscellaneous.
  return words.some((word) => /famil|child/i.test(word)) ? "Family" : eventCategory(words);
}

function toListing(value: unknown): Listing | null {
  const parsed = item.safeParse(value);
  if (!parsed.success) return null;
  const { id, name, url, images, dates, classifications, priceRanges, _embedded } = parsed.data;
  const { localDate, localTime, timeTBA, noSpecificTime, dateTBA, dateTBD } = dates.start;
  if (dateTBA || dateTBD || /^(cancell?ed|postponed)$/.test(dates.status?.code ?? "")) return null;
  const venues = _embedded.venues.flatMap((one) => venue.safeParse(one).data ?? []);
  const place = venues.find(({ city }) => isChicago(city.name));
  if (!place) return null;
  const pictures = (images ?? []).filter((one) => one !== undefined).sort((a, b) => (b.width ?? 0) - (a.width ?? 0));
  const picture = pictures.find(({ width }) => (width ?? 0) <= PICTURE_WIDTH) ?? pictures.at(-1);
  return {
    key: `ticketmaster:${id}`,
    name,
    venue: place.name,
    city: "Chicago",
    address: chicagoAddress(place.address?.line1, place.state?.stateCode, place.postalCode),
    date: localDate,
    time: localTime === undefined || timeTBA || noSpecificTime ? TBA : clockText(localTime),
    category: categoryOf(classifications),
    priceRange: priceRange((priceRanges ?? []).flatMap((one) => [one?.min, one?.max])),
    url: url ?? null,
    image: picture?.url ?? "",
    coordinates: knownCoordinates(place.location?.latitude, place.location?.longitude),
  };
}

/** The items of a Discovery API response; null if it is no such response. */
export function parseTicketmaster(value: unknown): Listing[] | null {
  const parsed = answer.safeParse(value);
  if (!parsed.success || (parsed.data._embedded === undefined && parsed.data.page === undefined)) return null;
  return listingsOf(parsed.data._embedded?.events ?? [], toListing);
}
