import { parseTicketmaster, ticketmasterUrl } from "@/lib/discover/events/ticketmaster";
import { ticketmasterAnswer, ticketmasterItem } from "../../../support/ticket-sellers";

const parse = (...items: unknown[]) => parseTicketmaster(ticketmasterAnswer(items));
const start = (changes: object) => ({ dates: { start: { localDate: "2027-03-05", ...changes } } });
const venue = (changes: object) => ({ name: "Metro", city: { name: "Chicago" }, ...changes });
const at = (...venues: unknown[]) => ({ _embedded: { venues } });
const kind = (segment?: string, genre?: string, family?: boolean) => ({
  classifications: [{ segment: { name: segment }, genre: { name: genre }, family }],
});

test("parses an item", () => {
  expect(parse(ticketmasterItem("G5v0Z9"))).toEqual([
    {
      key: "ticketmaster:G5v0Z9",
      name: "Show G5v0Z9",
      venue: "United Center",
      city: "Chicago",
      address: "1901 W. Madison St., Chicago, IL 60612",
      date: "2027-03-05",
      time: "7:30 PM",
      category: "Music",
      priceRange: { min: 49.5, max: 129.5 },
      url: "https://www.ticketmaster.com/event/G5v0Z9",
      image: "https://s1.ticketm.net/G5v0Z9/1024.jpg",
      coordinates: { lat: 41.880691, lng: -87.674176 },
    },
  ]);
});

test.each([
  ["no localTime", start({}), { time: "TBA" }],
  ["timeTBA", start({ localTime: "00:00:00", timeTBA: true }), { time: "TBA" }],
  ["no specific time", start({ localTime: "10:00:00", noSpecificTime: true }), { time: "TBA" }],
  ["an invalid time", start({ localTime: "25:99" }), { time: "TBA" }],
  ["midnight", start({ localTime: "00:00:00" }), { time: "12:00 AM" }],
  ["noon", start({ localTime: "12:05" }), { time: "12:05 PM" }],
  ["no prices", { priceRanges: undefined }, { priceRange: null }],
  ["no prices in the list", { priceRanges: [] }, { priceRange: null }],
  ["prices of another type", { priceRanges: "from 20" }, { priceRange: null }],
  ["one price", { priceRanges: [{ min: 20 }] }, { priceRange: { min: 20, max: 20 } }],
  [
    "prices of several types",
    {
      priceRanges: [
        { min: 60, max: 90 },
        { min: 20, max: 30 },
      ],
    },
    { priceRange: { min: 20, max: 90 } },
  ],
  ["a negative price", { priceRanges: [{ min: -5, max: 30 }] }, { priceRange: { min: 30, max: 30 } }],
  [
    "several venues",
    at(venue({ city: { name: "Rosemont" } }), venue({ name: "Thalia Hall" })),
    { venue: "Thalia Hall" },
  ],
  [
    "coordinates as numbers",
    at(venue({ location: { latitude: 41.9, longitude: -87.6 } })),
    { coordinates: { lat: 41.9, lng: -87.6 } },
  ],
  ["half a position", at(venue({ location: { latitude: "41.9" } })), { coordinates: null }],
  ["no position", at(venue({ location: null })), { coordinates: null }],
  ["a position at zero", at(venue({ location: { latitude: "0", longitude: "0" } })), { coordinates: null }],
  ["no address", at(venue({})), { address: null }],
  ["a url that runs code", { url: "javascript:alert(1)" }, { url: null }],
  ["a url without https", { url: "http://ticketmaster.example/1" }, { url: null }],
  ["no url", { url: null }, { url: null }],
  ["no images", { images: null }, { image: "" }],
  ["broken images", { images: [null, { url: 7 }, { url: "ftp://x/y.jpg" }] }, { image: "" }],
  ["a name with line breaks", { name: "  A\u0000 long\n\nname\u202e " }, { name: "A long name" }],
  ["an endless name", { name: "x".repeat(5000) }, { name: "x".repeat(200) }],
  ["Sports", kind("Sports", "Basketball"), { category: "Sports" }],
  ["Arts & Theatre", kind("Arts & Theatre", "Opera"), { category: "Arts & Theatre" }],
  ["Miscellaneous, Family", kind("Miscellaneous", "Family"), { category: "Family" }],
  ["Children's Theatre", kind("Arts & Theatre", "Children's Theatre"), { category: "Family" }],
  ["the family flag", kind("Arts & Theatre", "Circus", true), { category: "Family" }],
  ["Film", kind("Film", "Documentary"), { category: "Arts & Theatre" }],
  ["Undefined", kind("Undefined"), { category: "Arts & Theatre" }],
  ["no classification", { classifications: null }, { category: "Arts & Theatre" }],
] as const)("%s", (_name, changes, expected) => {
  expect(parse(ticketmasterItem("1", changes))).toEqual([expect.objectContaining(expected)]);
});

test.each([
  ["another city", at(venue({ city: { name: "Rosemont" } }))],
  ["no venue", at()],
  ["no venues at all", { _embedded: undefined }],
  ["no date", start({ localDate: undefined })],
  ["an invalid date", start({ localDate: "2027-02-30" })],
  ["a date to be announced", start({ dateTBA: true })],
  ["a date to be determined", start({ dateTBD: true })],
  ["cancelled", { dates: { start: { localDate: "2027-03-05" }, status: { code: "cancelled" } } }],
  ["postponed", { dates: { start: { localDate: "2027-03-05" }, status: { code: "postponed" } } }],
  ["no name", { name: " \n" }],
  ["no id", { id: undefined }],
])("an item with %s is left out, and the others stay", (_name, changes) => {
  expect(parse(ticketmasterItem("1", changes), ticketmasterItem("2"))?.map(({ key }) => key)).toEqual([
    "ticketmaster:2",
  ]);
});

test("invalid items are left out, duplicates counted once, and of 10,000 some are read", () => {
  expect(parse(null, 7, "x", [], {}, ticketmasterItem("1"), ticketmasterItem("1"))).toHaveLength(1);
  expect(parse(...Array.from({ length: 10_000 }, (_, index) => ticketmasterItem(String(index))))).toHaveLength(200);
});

test("an empty city is a valid response, and an invalid one isn't", () => {
  expect(parseTicketmaster({ page: { totalElements: 0 } })).toEqual([]);
  for (const nonsense of [null, [], "ok", {}, { fault: { faultstring: "Invalid ApiKey" } }, { _embedded: "x" }]) {
    expect(parseTicketmaster(nonsense)).toBeNull();
  }
});

test("requests Chicago, from today on, at the configured host", () => {
  const url = ticketmasterUrl("https://tickets.example/discovery/v2", "k&y", "2027-03-05");
  expect(`${url.origin}${url.pathname}`).toBe("https://tickets.example/discovery/v2/events.json");
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    apikey: "k&y",
    city: "Chicago",
    size: "200",
    sort: "date,asc",
  });
});
