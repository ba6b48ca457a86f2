/** Answers as the two providers send them, with missing fields. */

type Item = Record<string, unknown>;

export function ticketmasterItem(id: string, changes: Item = {}): Item {
  return {
    name: `Show ${id}`,
    type: "event",
    id,
    test: false,
    url: `https://www.ticketmaster.com/event/${id}`,
    locale: "en-us",
    images: [
      { ratio: "16_9", url: `https://s1.ticketm.net/${id}/2048.jpg`, width: 2048, height: 1152, fallback: false },
      { ratio: "16_9", url: `https://s1.ticketm.net/${id}/1024.jpg`, width: 1024, height: 576, fallback: false },
      { ratio: "3_2", url: `https://s1.ticketm.net/${id}/305.jpg`, width: 305, height: 203, fallback: false },
    ],
    dates: {
      start: {
        localDate: "2027-03-05",
        localTime: "19:30:00",
        dateTime: "2027-03-06T01:30:00Z",
        dateTBD: false,
        dateTBA: false,
        timeTBA: false,
        noSpecificTime: false,
      },
      timezone: "America/Chicago",
      status: { code: "onsale" },
      spanMultipleDays: false,
    },
    classifications: [
      {
        primary: true,
        segment: { id: "KZFzniwnSyZfZ7v7nJ", name: "Music" },
        genre: { id: "KnvZfZ7vAeA", name: "Rock" },
        subGenre: { name: "Pop" },
        family: false,
      },
    ],
    priceRanges: [{ type: "standard", currency: "USD", min: 49.5, max: 129.5 }],
    _embedded: {
      venues: [
        {
          name: "United Center",
          type: "venue",
          postalCode: "60612",
          city: { name: "Chicago" },
          state: { name: "Illinois", stateCode: "IL" },
          country: { countryCode: "US" },
          address: { line1: "1901 W. Madison St." },
          location: { longitude: "-87.674176", latitude: "41.880691" },
        },
      ],
    },
    ...changes,
  };
}

export const ticketmasterAnswer = (events: readonly unknown[]) => ({
  _embedded: { events },
  _links: { self: { href: "/discovery/v2/events.json?city=Chicago" } },
  page: { size: 200, totalElements: events.length, totalPages: 1, number: 0 },
});

export function seatgeekItem(id: number, changes: Item = {}): Item {
  return {
    type: "concert",
    id,
    datetime_utc: "2027-03-06T01:30:00",
    datetime_local: "2027-03-05T19:30:00",
    datetime_tbd: false,
    date_tbd: false,
    time_tbd: false,
    title: `Show ${id}`,
    short_title: `Show ${id}`,
    url: `https://seatgeek.com/e/${id}`,
    score: 0.67,
    status: "normal",
    taxonomies: [{ id: 2000000, name: "concert", parent_id: null }],
    performers: [{ name: "Band", image: `https://seatgeek.com/images/${id}/huge.jpg`, primary: true }],
    stats: { listing_count: 40, average_price: 80, lowest_price: 35, highest_price: 210 },
    venue: {
      name: "United Center",
      city: "Chicago",
      state: "IL",
      address: "1901 West Madison Street",
      extended_address: "Chicago, IL 60612",
      postal_code: "60612",
      location: { lat: 41.8806, lon: -87.6742 },
    },
    ...changes,
  };
}

export const seatgeekAnswer = (events: readonly unknown[]) => ({
  events,
  meta: { total: events.length, took: 12, page: 1, per_page: 200, geolocation: null },
  in_hand: {},
});
