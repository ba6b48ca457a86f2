import type { Place, WithContext } from "schema-dts";
import { keysOf } from "@/lib/core/shared/keys";
import type { HiddenGem } from "../hidden-gems/schema";
import { WEEKDAY_NAMES, type WeekHours } from "../hours/rules";
import type { VenueDetail } from "../venues/schema";

/** The schema.org type of each venue category; other categories are attractions. */
const VENUE_TYPES: Readonly<Record<string, PlaceType>> = {
  "Iconic Landmarks & Architecture": "LandmarksOrHistoricalBuildings",
  "Museums & Cultural Institutions": "Museum",
  "Outdoor & Waterfront Adventure": "Park",
  "Food & Gastronomy": "Restaurant",
  "Sports & Active Adventure": "SportsActivityLocation",
  "Live Music": "MusicVenue",
  "Theater & Comedy": "PerformingArtsTheater",
};
type PlaceType =
  | (typeof GEM_TYPES_OF)[HiddenGem["type"]]
  | "LandmarksOrHistoricalBuildings"
  | "MusicVenue"
  | "Museum"
  | "Park"
  | "PerformingArtsTheater"
  | "SportsActivityLocation"
  | "TouristAttraction";
const GEM_TYPES_OF = {
  restaurant: "Restaurant",
  bar: "BarOrPub",
  cafe: "CafeOrCoffeeShop",
  pub: "BarOrPub",
} as const;
/** Only businesses have a price range. */
const BUSINESSES: readonly PlaceType[] = ["Restaurant", "BarOrPub", "CafeOrCoffeeShop", "SportsActivityLocation"];

/** "201 E Randolph St, Chicago, IL 60602" in parts. */
export function postalAddress(address: string) {
  const [, streetAddress, postalCode] = /^(.+), Chicago, IL (\d{5})$/.exec(address) ?? [];
  return {
    "@type": "PostalAddress",
    streetAddress: streetAddress ?? address,
    addressLocality: "Chicago",
    addressRegion: "IL",
    ...(postalCode && { postalCode }),
    addressCountry: "US",
  } as const;
}

export const geoCoordinates = ({ lat, lng }: { lat: number; lng: number }) =>
  ({ "@type": "GeoCoordinates", latitude: lat, longitude: lng }) as const;

const openingHours = (hours: WeekHours) =>
  keysOf(WEEKDAY_NAMES).flatMap((day) =>
    hours[day].map(
      ([opens, closes]) =>
        ({
          "@type": "OpeningHoursSpecification",
          dayOfWeek: WEEKDAY_NAMES[day],
          opens,
          closes: closes === "24:00" ? "23:59" : closes,
        }) as const,
    ),
  );

type Found = { type: "venue"; place: VenueDetail } | { type: "gem"; place: HiddenGem };

/** Structured data about a place for search engines. Ratings are left out: they are samples, not measurements. */
export function placeJsonLd(found: Found, { url, image }: { url: string; image: string }): WithContext<Place> {
  const { place } = found;
  const { name, description, address, coordinates, priceRange, website } = place;
  const hours = found.type === "venue" ? found.place.hours : found.place.openingHours;
  const type: PlaceType =
    found.type === "venue" ? (VENUE_TYPES[place.category] ?? "TouristAttraction") : GEM_TYPES_OF[found.place.type];
  return {
    "@context": "https://schema.org",
    "@type": type,
    name,
    description,
    url,
    image,
    ...(address && { address: postalAddress(address) }),
    geo: geoCoordinates(coordinates),
    ...(hours && { openingHoursSpecification: openingHours(hours) }),
    ...(priceRange === "Free" && { isAccessibleForFree: true }),
    ...(BUSINESSES.includes(type) && priceRange.startsWith("$") && { priceRange }),
    ...(website && { sameAs: website }),
  };
}
