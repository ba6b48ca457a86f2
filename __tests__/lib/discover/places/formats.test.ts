import { communityEventJsonLd } from "@/lib/community/events/formats";
import { NO_HOST } from "@/lib/community/events/rules";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { ticketedEventJsonLd } from "@/lib/discover/events/formats";
import type { Event } from "@/lib/discover/events/schema";
import type { HiddenGem } from "@/lib/discover/hidden-gems/schema";
import { placeJsonLd } from "@/lib/discover/places/formats";
import type { VenueDetail } from "@/lib/discover/venues/schema";
import { hiddenGems } from "@/prisma/data/hidden-gems";
import { venues } from "@/prisma/data/venues";
import { venue as aVenue } from "../../../support/discover-items";

// The types of schema-dts check the vocabulary; these tests check the values.
const AT = { url: "https://windmile.app/x", image: "https://windmile.app/x.jpg" };
const DAY = [["10:00", "24:00"]] as const;
const hours = { mon: [], tue: DAY, wed: [], thu: [], fri: [], sat: [["18:00", "02:00"]], sun: [] } as const;

const venue: VenueDetail = {
  ...aVenue,
  ...{ name: "Green Mill", cuisine: "Jazz", category: "Live Music", priceRange: "$$", description: "A jazz club" },
  ...{ coordinates: { lat: 41.969, lng: -87.66 }, website: "https://greenmilljazz.com", hours },
  ...{ address: "4802 N Broadway, Chicago, IL 60640", checkInCount: 9, note: null, friends: [], photos: [] },
  visits: { count: 0, lastDay: null, todayId: null },
};
const gem: HiddenGem = {
  ...venue,
  ...{ type: "pub", specialFeature: "", hours: "", openingHours: null, address: null, website: null },
};

test("a place has its type, address, position, and hours, and no sample ratings", () => {
  expect(placeJsonLd({ type: "venue", place: venue }, AT)).toEqual({
    "@context": "https://schema.org",
    "@type": "MusicVenue",
    ...{ name: "Green Mill", description: "A jazz club", ...AT, sameAs: "https://greenmilljazz.com" },
    address: {
      "@type": "PostalAddress",
      ...{ streetAddress: "4802 N Broadway", addressLocality: "Chicago", addressRegion: "IL", postalCode: "60640" },
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", latitude: 41.969, longitude: -87.66 },
    openingHoursSpecification: [
      { "@type": "OpeningHoursSpecification", dayOfWeek: "Tuesday", opens: "10:00", closes: "23:59" },
      { "@type": "OpeningHoursSpecification", dayOfWeek: "Saturday", opens: "18:00", closes: "02:00" },
    ],
  });
});

test("only businesses have a price range, and only free places are marked as free", () => {
  const of = (change: Partial<VenueDetail>) => placeJsonLd({ type: "venue", place: { ...venue, ...change } }, AT);
  expect(of({ category: "Food & Gastronomy" })).toMatchObject({ "@type": "Restaurant", priceRange: "$$" });
  expect(of({ category: "Museums & Cultural Institutions" })).not.toHaveProperty("priceRange");
  expect(of({ priceRange: "Free" })).toMatchObject({ isAccessibleForFree: true });
  expect(of({ category: "Something new" })).toMatchObject({ "@type": "TouristAttraction" });
  const ofGem = placeJsonLd({ type: "gem", place: gem }, AT);
  expect(ofGem).toMatchObject({ "@type": "BarOrPub", priceRange: "$$" });
  for (const absent of ["address", "openingHoursSpecification", "sameAs"]) expect(ofGem).not.toHaveProperty(absent);
});

const sold: Event = {
  ...{ id: "e", name: "Blues", venue: "Buddy Guy's", city: "Chicago", address: null, date: "2026-12-01" },
  ...{ time: "7:30 PM", category: "Music", description: null, priceRange: { min: 20, max: 40 }, source: "seatgeek" },
  ...{ sources: ["seatgeek"], links: [], url: "https://seatgeek.com/e", image: "/x.avif", placeholder: "" },
  ...{ rating: null, coordinates: null, isSaved: false },
};

test("a ticketed event has its local time, place, and price range", () => {
  expect(ticketedEventJsonLd(sold, AT)).toMatchObject({
    ...{ "@type": "Event", name: "Blues", startDate: "2026-12-01T19:30:00" },
    eventStatus: "https://schema.org/EventScheduled",
    location: { "@type": "Place", name: "Buddy Guy's" },
    offers: { "@type": "AggregateOffer", lowPrice: 20, highPrice: 40, priceCurrency: "USD", url: sold.url },
  });
  expect(ticketedEventJsonLd({ ...sold, time: "TBA", priceRange: null }, AT)).toMatchObject({
    startDate: "2026-12-01",
  });
  expect(ticketedEventJsonLd({ ...sold, priceRange: null }, AT)).not.toHaveProperty("offers");
});

const meetup = {
  ...{ id: "m", title: "Run", description: "", date: "2026-12-01", time: "06:30", location: "Montrose", address: "" },
  ...{ coordinates: null, price: 0, organizer: { id: "h", name: "Hal Host", avatar: null, rating: null } },
  ...{ maxAttendees: 9, isFull: false, isCancelled: false },
} as unknown as CommunityEvent; // the fields it reads

test("a community event has its status, host, and availability", () => {
  const of = (change: Partial<CommunityEvent>) => communityEventJsonLd({ ...meetup, ...change }, AT);
  expect(of({})).toMatchObject({
    ...{ "@type": "Event", name: "Run", startDate: "2026-12-01T06:30:00", maximumAttendeeCapacity: 9 },
    eventStatus: "https://schema.org/EventScheduled",
    organizer: { "@type": "Person", name: "Hal Host" },
    offers: { "@type": "Offer", price: 0, priceCurrency: "USD", availability: "https://schema.org/InStock" },
  });
  expect(of({ isCancelled: true })).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
  expect(of({ isFull: true })).toMatchObject({ offers: { availability: "https://schema.org/SoldOut" } });
  expect(of({ organizer: { ...NO_HOST, avatar: null, rating: null } })).not.toHaveProperty("organizer");
});

test("venues and gems share one set of addresses, made from their names", () => {
  const slugs = [...venues, ...hiddenGems].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
});
