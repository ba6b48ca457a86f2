import { parseSeatgeek, seatgeekUrl } from "@/lib/discover/events/seatgeek";
import { seatgeekAnswer, seatgeekItem } from "../../../support/ticket-sellers";

const parse = (...items: unknown[]) => parseSeatgeek(seatgeekAnswer(items));
const at = (changes: object) => ({ venue: { name: "Metro", city: "Chicago", ...changes } });

test("parses an item", () => {
  expect(parse(seatgeekItem(6012345))).toEqual([
    {
      key: "seatgeek:6012345",
      name: "Show 6012345",
      venue: "United Center",
      city: "Chicago",
      address: "1901 West Madison Street, Chicago, IL 60612",
      date: "2027-03-05",
      time: "7:30 PM",
      category: "Music",
      priceRange: { min: 35, max: 210 },
      url: "https://seatgeek.com/e/6012345",
      image: "https://seatgeek.com/images/6012345/huge.jpg",
      coordinates: { lat: 41.8806, lng: -87.6742 },
    },
  ]);
});

test.each([
  ["datetime_tbd, a placeholder hour", { datetime_local: "2027-03-05T03:30:00", datetime_tbd: true }, { time: "TBA" }],
  ["time_tbd", { datetime_local: "2027-03-05T03:30:00", time_tbd: true }, { time: "TBA" }],
  ["a date without an hour", { datetime_local: "2027-03-05" }, { date: "2027-03-05", time: "TBA" }],
  ["null stats", { stats: { lowest_price: null, highest_price: null, average_price: null } }, { priceRange: null }],
  ["no stats", { stats: null }, { priceRange: null }],
  ["half the stats", { stats: { lowest_price: 20, highest_price: null } }, { priceRange: { min: 20, max: 20 } }],
  ["prices as text", { stats: { lowest_price: "20", highest_price: "40.5" } }, { priceRange: { min: 20, max: 40.5 } }],
  ["coordinates as text", at({ location: { lat: "41.9", lon: "-87.6" } }), { coordinates: { lat: 41.9, lng: -87.6 } }],
  ["no coordinates", at({ location: { lat: null, lon: null } }), { coordinates: null }],
  ["no address", at({ address: null }), { address: null }],
  ["only a short title", { title: null, short_title: "Short" }, { name: "Short" }],
  ["no performers", { performers: [] }, { image: "" }],
  ["performers without pictures", { performers: [{ image: null }, null] }, { image: "" }],
  ["basketball", { type: "nba", taxonomies: [{ name: "sports" }, { name: "basketball" }] }, { category: "Sports" }],
  ["theater", { type: "broadway_tickets_national", taxonomies: [{ name: "theater" }] }, { category: "Arts & Theatre" }],
  ["comedy", { type: "comedy", taxonomies: [{ name: "theater" }] }, { category: "Arts & Theatre" }],
  ["family", { type: "family", taxonomies: [{ name: "family" }] }, { category: "Family" }],
  ["a monster truck", { type: "monster_truck", taxonomies: [{ name: "sports" }] }, { category: "Family" }],
  ["classical", { type: "classical", taxonomies: [{ name: "concert" }] }, { category: "Music" }],
  ["a festival", { type: "music_festival", taxonomies: [] }, { category: "Music" }],
  ["nothing said", { type: null, taxonomies: null }, { category: "Arts & Theatre" }],
])("%s", (_name, changes, expected) => {
  expect(parse(seatgeekItem(1, changes))).toEqual([expect.objectContaining(expected)]);
});

test.each([
  ["another city", at({ city: "Evanston" })],
  ["no venue", { venue: null }],
  ["no title", { title: null, short_title: "" }],
  ["a date to be determined", { date_tbd: true }],
  ["an invalid date", { datetime_local: "soon" }],
  ["no date", { datetime_local: null }],
  ["cancelled", { status: "canceled" }],
])("an item with %s is left out, and the others stay", (_name, changes) => {
  expect(parse(seatgeekItem(1, changes), seatgeekItem(2))?.map(({ key }) => key)).toEqual(["seatgeek:2"]);
});

test("an invalid response is null", () => {
  expect(parse()).toEqual([]);
  for (const nonsense of [null, [], "ok", {}, { events: {} }, { status: "error", message: "bad client_id" }]) {
    expect(parseSeatgeek(nonsense)).toBeNull();
  }
});

test("requests Chicago, from today on, at the configured host", () => {
  const url = seatgeekUrl("http://127.0.0.1:4000/2", "id", "2027-03-05");
  expect(`${url.origin}${url.pathname}`).toBe("http://127.0.0.1:4000/2/events");
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: "id",
    "venue.city": "Chicago",
    per_page: "200",
  });
});
